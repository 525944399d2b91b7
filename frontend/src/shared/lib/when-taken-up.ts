const takenUp = 'grocessay:taken-up';

/** Tells whoever waits for it, boot.ts among them, that what the server has drawn is the site's own now. */
export const noteTakenUp = (): boolean => document.dispatchEvent(new Event(takenUp));

/** Does something as soon as the screen that the server has drawn is the site's own: at once where it is already. */
export function whenTakenUp(act: () => void): void {
  if (document.querySelector('[data-drawn-for]'))
    document.addEventListener(takenUp, () => setTimeout(act), { once: true });
  else act();
}
