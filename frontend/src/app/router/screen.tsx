import type { ComponentType, ReactElement } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';

import { loadedAhead } from '../../shared/lib/loaded-ahead';

/** What a route of a screen keeps in its `handle`: how its module is loaded. */
interface ScreenHandle {
  load: () => Promise<ComponentType>;
}

type ScreenRoute = Pick<RouteObject, 'element'> & { handle: ScreenHandle };

/**
 * The element of a route whose module is loaded when it is first visited; until then the screen before stays. One
 * that is loaded by then (`loadScreens`) is rendered at once.
 */
export function screen(load: ScreenHandle['load']): ScreenRoute {
  const { Part, load: loadOnce } = loadedAhead(load);
  const element: ReactElement = <Part />;
  return { element, handle: { load: loadOnce } };
}

/** Loads the modules of the screen at a path, with those around it; a failure shows when it is rendered. */
export async function loadScreens(routes: RouteObject[], pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.allSettled(
    matches.map(async ({ route }) => (route.handle as ScreenHandle | undefined)?.load()),
  );
}
