const hydrated = 'grocessay:hydrated';
const attribute = 'data-server-rendered';

const serverRenderedRoot = () => document.querySelector(`[${attribute}]`);

/** Notifies waiting code that the page is hydrated, or will not be hydrated at all. */
export function announceHydrated(): void {
  serverRenderedRoot()?.removeAttribute(attribute);
  document.dispatchEvent(new Event(hydrated));
}

/** Runs a function after hydration: at once if the page is hydrated or was not server-rendered. */
export function whenHydrated(act: () => void): void {
  if (serverRenderedRoot())
    document.addEventListener(hydrated, () => setTimeout(act), { once: true });
  else act();
}
