const hydrated = 'grocessay:hydrated';
const attribute = 'data-server-rendered';

const serverRenderedRoot = () => document.querySelector(`[${attribute}]`);

/** Tells whoever waits for it that the page is hydrated, or that nothing of it will be. */
export function announceHydrated(): void {
  serverRenderedRoot()?.removeAttribute(attribute);
  document.dispatchEvent(new Event(hydrated));
}

/** Does something as soon as the page is hydrated: at once where it is, or was not rendered by the server. */
export function whenHydrated(act: () => void): void {
  if (serverRenderedRoot())
    document.addEventListener(hydrated, () => setTimeout(act), { once: true });
  else act();
}
