/**
 * Starts the scripts of a page that the server has drawn, once all of it can be seen, or as soon as somebody does
 * something with it. What was pressed, chosen or typed until then is done when the site has taken the page up.
 */
const tag = document.querySelector<HTMLScriptElement>('script[data-files]');
const files = tag?.dataset.files?.split(' ') ?? [];

type Deed = () => void;
const deeds: Deed[] = [];
let isStarted = false;
/** Taking up takes no longer, once the scripts are there. */
const mostMs = 10_000;
const hiddenMs = 500;

const pressed = 'button,summary';
const signs = { capture: true } as const;

function noteClick(event: Event): void {
  const button = event.target instanceof Element && event.target.closest<HTMLElement>(pressed);
  if (!button) return;
  event.preventDefault();
  // Parts of the page may have been taken up by now: it is pressed once.
  event.stopPropagation();
  deeds.push(() => button.click());
  start();
}

function noteSubmit(event: Event): void {
  event.preventDefault();
  const form = event.target as HTMLFormElement;
  deeds.push(() => form.requestSubmit());
}

/** React hears of a field where something else stands than it has seen last: so it sees nothing there first. */
function noteValue({ type, target }: Event): void {
  const field = target as HTMLInputElement | HTMLSelectElement;
  const { value } = field;
  if (/^(radio|checkbox)$/.test(field.type)) return noteChoice(type, field as HTMLInputElement);
  deeds.push(() => {
    if (field instanceof HTMLInputElement) field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event(type, { bubbles: true }));
  });
}

function noteChoice(type: string, field: HTMLInputElement): void {
  const { checked } = field;
  if (type !== 'change') return;
  deeds.push(() => {
    field.checked = !checked;
    field.click();
  });
}

const notes: [string, (event: Event) => void][] = [
  ['click', noteClick],
  ['submit', noteSubmit],
  ['input', noteValue],
  ['change', noteValue],
  ['focusin', start],
  ['pointerdown', start],
  ['keydown', start],
];

/**
 * To ask for a file wakes the processes that fetch it, and on a few cores they go first: a dozen in one go hold up the
 * page for as long as all of them take.
 */
async function askAhead(): Promise<void> {
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** The files one after the other, each evaluated by itself, so that nothing holds up the page for long. */
async function load(): Promise<void> {
  void askAhead();
  const start = files.at(-1) ?? '';
  // A screen whose files are missing says so itself.
  for (const file of files.slice(0, -1)) await import(/* @vite-ignore */ file).catch(() => {});
  await import(/* @vite-ignore */ start);
  // Where the screen cannot be drawn, what is shown instead has to be pressed, too.
  setTimeout(takeUp, mostMs);
}

function stopNoting(): void {
  for (const [type, note] of notes) document.removeEventListener(type, note, signs);
}

function start(): void {
  if (isStarted) return;
  isStarted = true;
  // Without its scripts the page is left to the browser: links lead on.
  load().catch(stopNoting);
}

/** The last pictures have come, but are not drawn yet; nobody waits for a page that lies behind another one. */
function startWhenSeen(): void {
  requestAnimationFrame(() => setTimeout(start));
  setTimeout(start, hiddenMs);
}

function takeUp(): void {
  stopNoting();
  // Not within React's own work: what a press needs has to be taken up before it is heard.
  setTimeout(() => deeds.splice(0).forEach((deed) => deed()));
}

for (const [type, note] of notes) document.addEventListener(type, note, signs);
document.addEventListener('grocessay:taken-up', takeUp, { once: true });
if (document.readyState === 'complete') startWhenSeen();
else window.addEventListener('load', startWhenSeen, { once: true });
