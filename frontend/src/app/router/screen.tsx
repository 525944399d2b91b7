import type { DocumentNode } from '@apollo/client';
import { lazy, useState, type ComponentType, type ReactElement } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';

/** A screen; one that the server draws says what it asks, which came with the page (frontend/first-load.json). */
export type ScreenComponent = ComponentType & { asks?: readonly DocumentNode[] };

/** What a route of a screen keeps in its `handle`: how its module is loaded. */
interface ScreenHandle {
  load: () => Promise<ScreenComponent>;
}

type ScreenRoute = Pick<RouteObject, 'element'> & { handle: ScreenHandle };

/**
 * The element of a route whose module is loaded when it is first visited; until then the screen before stays. One
 * that has been loaded by then (`loadScreens`) is drawn at once.
 */
export function screen(load: ScreenHandle['load']): ScreenRoute {
  let loaded: ScreenComponent | undefined;
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

/**
 * Loads the modules of the screen at a path, with those around it; a failure shows when it is drawn.
 * @returns what they ask
 */
export async function loadScreens(
  routes: RouteObject[],
  pathname: string,
): Promise<readonly DocumentNode[]> {
  const matches = matchRoutes(routes, pathname) ?? [];
  const loads = matches.map(({ route }) => (route.handle as ScreenHandle | undefined)?.load());
  const screens = await Promise.allSettled(loads);
  return screens.flatMap((screen) =>
    screen.status === 'fulfilled' ? (screen.value?.asks ?? []) : [],
  );
}
