import { useSyncExternalStore } from 'react';

export type ColourScheme = 'light' | 'dark';

/**
 * The choice made in the header. A cookie stores it, so that the server renders it into the page without a flash, and
 * so that logging out, which clears the local storage, keeps it.
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

/** Shows the shop in this colour scheme; if the system has the same, the shop follows the system again. */
export function chooseColourScheme(scheme: ColourScheme): void {
  const { dataset } = document.documentElement;
  const follows = scheme === systemScheme();
  if (follows) delete dataset.colours;
  else dataset.colours = scheme;
  const kept = follows ? '=; max-age=0' : `=${scheme}; max-age=${oneYearSeconds}`;
  document.cookie = `${cookieName}${kept}; path=/; samesite=lax`;
  window.dispatchEvent(new Event(changed));
}

/** Applies the cookie on pages without server rendering, as in development. */
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

/**
 * The current colour scheme. The server does not know the device's setting, and renders the switch as in light mode.
 */
export const useColourScheme = (): ColourScheme =>
  useSyncExternalStore(subscribe, readScheme, () => 'light');
