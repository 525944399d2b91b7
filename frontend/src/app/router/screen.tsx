import type { ComponentType, ReactElement } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';

import { loadedAhead } from '../../shared/lib/loaded-ahead';
import { FailedScreen } from '../../shared/ui/failed-screen';

/** The `handle` of a screen's route: a function that loads its module. */
interface ScreenHandle {
  load: () => Promise<ComponentType>;
}

type ScreenRoute = Pick<RouteObject, 'element'> & { handle: ScreenHandle };

/**
 * The element of a route whose module is loaded on the first visit; until then the previous screen stays. A module that
 * is already loaded (`loadScreens`) renders at once.
 */
export function screen(load: ScreenHandle['load']): ScreenRoute {
  const { Part, load: loadOnce } = loadedAhead(load, FailedScreen);
  const element: ReactElement = <Part />;
  return { element, handle: { load: loadOnce } };
}

/** Loads the modules of the screen at a path and of its parent routes; a failure shows when the screen is rendered. */
export async function loadScreens(routes: RouteObject[], pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.allSettled(
    matches.map(async ({ route }) => (route.handle as ScreenHandle | undefined)?.load()),
  );
}
