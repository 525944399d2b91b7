import { useSyncExternalStore } from 'react';

export type ColourScheme = 'light' | 'dark';

/**
 * What was chosen in the header. It is kept in a cookie, so that the server writes it into the page
 * and nothing flashes, and so that logging out, which clears the local storage, leaves it as it is.
 */
const cookieName = 'colours';
const oneYearSeconds = 31_536_000;
const darkSystem = '(prefers-color-scheme: dark)';
const changed = 'grocessay:colours';

const systemScheme = (): ColourScheme => (window.matchMedia(darkSystem).matches ? 'dark' : 'light');

function readChosen(): ColourScheme | undefined {
  const chosen = document.documentElement.dataset.colours;
  return chosen === 'light' || chosen === 'dark' ? chosen : undefined;
}

const readScheme = (): ColourScheme => readChosen() ?? systemScheme();

/** Shows the shop in these colours from now on; where the system has the same, it is followed again. */
export function chooseColourScheme(scheme: ColourScheme): void {
  const { dataset } = document.documentElement;
  const follows = scheme === systemScheme();
  if (follows) delete dataset.colours;
  else dataset.colours = scheme;
  const kept = follows ? '=; max-age=0' : `=${scheme}; max-age=${oneYearSeconds}`;
  document.cookie = `${cookieName}${kept}; path=/; samesite=lax`;
  window.dispatchEvent(new Event(changed));
}

/** For a page that no server has written into, as in development: what the cookie says. */
export function applyRememberedColours(): void {
  const [, remembered] =
    new RegExp(`(?:^|; )${cookieName}=(light|dark)`).exec(document.cookie) ?? [];
  if (remembered) document.documentElement.dataset.colours = remembered;
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(darkSystem);
  query.addEventListener('change', onChange);
  window.addEventListener(changed, onChange);
  return () => {
    query.removeEventListener('change', onChange);
    window.removeEventListener(changed, onChange);
  };
}

/** The colours that the shop is shown in. The server does not know the setting of the device and renders the switch as in light mode. */
export const useColourScheme = (): ColourScheme =>
  useSyncExternalStore(subscribe, readScheme, () => 'light');
