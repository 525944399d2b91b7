/**
 * Loads the scripts of a server-rendered page once the page is fully painted, or on the first interaction: they are as
 * large as the pictures, and would compete with them on a slow connection. Clicks, choices and typing until then are
 * replayed after hydration.
 */
const replays: (() => void)[] = [];
let started: Promise<unknown> | undefined;
/** The upper limit for hydration after the scripts have loaded. */
const longestHydrationMs = 10_000;

function recordClick(event: Event): void {
  const button = (event.target as Element).closest<HTMLElement>('button,summary');
  if (!button) return;
  event.preventDefault();
  // Parts of the page may be hydrated already: prevents a second click.
  event.stopPropagation();
  replays.push(() => button.click());
  start();
}

function recordSubmit(event: Event): void {
  event.preventDefault();
  replays.push(() => (event.target as HTMLFormElement).requestSubmit());
}

/** React only notices a change from the value it last saw, so the field is reset first. */
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
    // React intercepts the value property of the element itself.
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
  // Outside React's own work: the target of a click must be hydrated before the click is replayed.
  setTimeout(() => replays.splice(0).forEach((act) => act()));
}

/** The server marks these as deferred: see backend/src/modules/storefront/ssr/page-template.ts. */
function start(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="deferred"]'))
    link.rel = 'modulepreload';
  const { src = '' } = document.querySelector<HTMLScriptElement>('script[type="deferred"]') ?? {};
  started ??= import(/* @vite-ignore */ src)
    // If the screen cannot be rendered, its error message needs the clicks, too.
    .then(() => setTimeout(replay, longestHydrationMs))
    // Without its scripts the page works like plain HTML: links still work.
    .catch(stopRecording);
}

/** The last pictures have loaded, but are not painted yet. A page in a background tab paints nothing. */
function startWhenSeen(): void {
  // Shown a moment after its frame, which the browser reports.
  requestAnimationFrame(() =>
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true }),
  );
  setTimeout(start, 500);
}

for (const type in listeners) document.addEventListener(type, listeners[type]!, true);
document.addEventListener('grocessay:hydrated', replay, { once: true });
if (document.readyState === 'complete') startWhenSeen();
else window.addEventListener('load', startWhenSeen, { once: true });
