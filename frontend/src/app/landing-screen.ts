import { screen } from './router/screen';

/** The landing page, which is the root as well. */
export const landingScreen = screen(async () =>
  (await import('../storefront/landing/landing')).loadLanding(),
);

/** Loads the screen ahead of a navigation. A failure shows when the screen is rendered. */
export const fetchLanding = (): Promise<unknown> =>
  landingScreen.handle.load().catch(() => undefined);
