/**
 * Starts the scripts of a server-rendered page once all of it can be seen, or as soon as somebody interacts with it.
 * What is pressed, chosen or typed until then is replayed when the page is hydrated. See README.md.
 */
const { entry = '', preload = '' } =
  document.querySelector<HTMLScriptElement>('script[data-entry]')?.dataset ?? {};

const replays: (() => void)[] = [];
let isStarted = false;
/** Hydration takes no longer, once the scripts are there. */
const longestHydrationMs = 10_000;
const hiddenPageMs = 500;

function recordClick(event: Event): void {
  const button =
    event.target instanceof Element && event.target.closest<HTMLElement>('button,summary');
  if (!button) return;
  event.preventDefault();
  // Parts of the page may be hydrated by now: it is pressed once.
  event.stopPropagation();
  replays.push(() => button.click());
  start();
}

function recordSubmit(event: Event): void {
  event.preventDefault();
  const form = event.target as HTMLFormElement;
  replays.push(() => form.requestSubmit());
}

/** React hears of a field where something else stands than it has seen last: so it sees nothing there first. */
function recordValue({ type, target }: Event): void {
  const field = target as HTMLInputElement | HTMLSelectElement;
  const { value } = field;
  if (/^(radio|checkbox)$/.test(field.type)) return recordChoice(type, field as HTMLInputElement);
  replays.push(() => {
    if (field instanceof HTMLInputElement) field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event(type, { bubbles: true }));
  });
}

function recordChoice(type: string, field: HTMLInputElement): void {
  const { checked } = field;
  if (type !== 'change') return;
  replays.push(() => {
    field.checked = !checked;
    field.click();
  });
}

const recorders: [string, (event: Event) => void][] = [
  ['click', recordClick],
  ['submit', recordSubmit],
  ['input', recordValue],
  ['change', recordValue],
  ['focusin', start],
  ['pointerdown', start],
  ['keydown', start],
];

function stopRecording(): void {
  for (const [type, record] of recorders) document.removeEventListener(type, record, true);
}

function start(): void {
  if (isStarted) return;
  isStarted = true;
  for (const href of preload.split(' ').filter(Boolean)) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
    document.head.append(link);
  }
  import(/* @vite-ignore */ entry)
    // Where the screen cannot be rendered, what is shown instead has to be pressed, too.
    .then(() => setTimeout(replay, longestHydrationMs))
    // Without its scripts the page is left to the browser: links lead on.
    .catch(stopRecording);
}

/** The last pictures have come, but are not painted yet; nobody waits for a page that lies behind another one. */
function startWhenSeen(): void {
  requestAnimationFrame(() => setTimeout(start));
  setTimeout(start, hiddenPageMs);
}

function replay(): void {
  stopRecording();
  // Not within React's own work: what a press needs has to be hydrated before it is heard.
  setTimeout(() => replays.splice(0).forEach((act) => act()));
}

for (const [type, record] of recorders) document.addEventListener(type, record, true);
document.addEventListener('grocessay:hydrated', replay, { once: true });
if (document.readyState === 'complete') startWhenSeen();
else window.addEventListener('load', startWhenSeen, { once: true });
