import { lazy, useState, type ComponentType, type ReactElement } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';

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
  let loaded: ComponentType | undefined;
  const loadOnce = async () => (loaded ??= await load());
  const Lazy = lazy(async () => ({ default: await loadOnce() }));
  const Screen = () => {
    // What it began as it stays: another component in its place would lose what is in it.
    const [Shown] = useState<ComponentType>(() => loaded ?? Lazy);
    return <Shown />;
  };
  const element: ReactElement = <Screen />;
  return { element, handle: { load: loadOnce } };
}

/** Loads the modules of the screen at a path, with those around it; a failure shows when it is rendered. */
export async function loadScreens(routes: RouteObject[], pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.allSettled(
    matches.map(async ({ route }) => (route.handle as ScreenHandle | undefined)?.load()),
  );
}
