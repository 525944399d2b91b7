import { screen } from './router/screen';

/** The landing page, also used for the root path. */
export const landingScreen = screen(async () =>
  (await import('../storefront/landing/landing')).loadLanding(),
);

/** Loads the screen ahead of a navigation; a failure shows when the screen is rendered. */
export const fetchLanding = (): Promise<unknown> =>
  landingScreen.handle.load().catch(() => undefined);
