/**
 * Loads the scripts of a server-rendered page once all of it can be seen, or as soon as somebody interacts with it: they
 * are as large as the pictures, and would take their share of a slow connection. What is pressed, chosen or typed until
 * then is replayed when the page is hydrated.
 */
const replays: (() => void)[] = [];
let started: Promise<unknown> | undefined;
/** Hydration takes no longer, once the scripts are there. */
const longestHydrationMs = 10_000;

function recordClick(event: Event): void {
  const button = (event.target as Element).closest<HTMLElement>('button,summary');
  if (!button) return;
  event.preventDefault();
  // Parts of the page may be hydrated by now: it is pressed once.
  event.stopPropagation();
  replays.push(() => button.click());
  start();
}

function recordSubmit(event: Event): void {
  event.preventDefault();
  replays.push(() => (event.target as HTMLFormElement).requestSubmit());
}

/** React hears of a change where a field differs from what React saw last, so the field changes back first. */
function recordChange({ type, target }: Event): void {
  const field = target as HTMLInputElement;
  const { value, checked } = field;
  const isChoice = /^(radio|checkbox)$/.test(field.type);
  if (isChoice && type === 'input') return;
  replays.push(() => {
    if (isChoice) {
      field.checked = !checked;
      return field.click();
    }
    if (field instanceof HTMLInputElement) field.value = '';
    // React watches the property of the element itself.
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
    field.dispatchEvent(new Event(type, { bubbles: true }));
  });
}

const listeners: Record<string, (event: Event) => void> = {
  click: recordClick,
  submit: recordSubmit,
  input: recordChange,
  change: recordChange,
  focusin: start,
  pointerdown: start,
  keydown: start,
};

function stopRecording(): void {
  for (const type in listeners) document.removeEventListener(type, listeners[type]!, true);
}

function replay(): void {
  stopRecording();
  // Not within React's own work: what a press needs has to be hydrated before it is heard.
  setTimeout(() => replays.splice(0).forEach((act) => act()));
}

/** The server has marked these as deferred: see backend/src/modules/storefront/ssr/page-template.ts. */
function start(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="deferred"]'))
    link.rel = 'modulepreload';
  const { src = '' } = document.querySelector<HTMLScriptElement>('script[type="deferred"]') ?? {};
  started ??= import(/* @vite-ignore */ src)
    // Where the screen cannot be rendered, what is shown instead has to be pressed, too.
    .then(() => setTimeout(replay, longestHydrationMs))
    // Without its scripts the page is left to the browser: links lead on.
    .catch(stopRecording);
}

/** The last pictures have come, but are not painted yet. A page that lies behind another one paints nothing. */
function startWhenSeen(): void {
  requestAnimationFrame(() => setTimeout(start));
  setTimeout(start, 500);
}

for (const type in listeners) document.addEventListener(type, listeners[type]!, true);
document.addEventListener('grocessay:hydrated', replay, { once: true });
if (document.readyState === 'complete') startWhenSeen();
else window.addEventListener('load', startWhenSeen, { once: true });
