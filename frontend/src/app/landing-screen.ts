import { screen } from './router/screen';

/** The landing page, which is the root as well. */
export const landingScreen = screen(
  async () => (await import('../storefront/landing/landing')).LandingRoute,
);

/** Has it here before somebody goes there at once. A failure shows when it is drawn. */
export const fetchLanding = (): Promise<unknown> =>
  landingScreen.handle.load().catch(() => undefined);
