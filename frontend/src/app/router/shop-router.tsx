import { startTransition, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  Router,
  useRoutes,
  type NavigateOptions,
  type Navigator,
  type RouteObject,
  type UNSAFE_createMemoryHistory,
} from 'react-router-dom';

import { useScrollMemory } from './use-scroll-memory';

/** Where one is and was: the browser's, or that of a test. */
export type ShopHistory = Pick<
  ReturnType<typeof UNSAFE_createMemoryHistory>,
  'action' | 'location' | 'listen' | 'push' | 'replace' | 'go' | 'createHref' | 'encodeLocation'
>;

interface ShopRouterProps {
  history: ShopHistory;
  routes: RouteObject[];
}

/**
 * React Router in its declarative mode: data routers bring loaders, actions and fetchers, which Apollo does here, and
 * are twice as heavy. Going on keeps the screen that is there until the next one has been loaded, unless it is asked
 * for at once (`flushSync`).
 */
export function ShopRouter({ history, routes }: ShopRouterProps) {
  const [{ location, action }, setPlace] = useState(() => placeOf(history));
  const { navigator, takeOptions } = useMemo(() => navigatorOver(history), [history]);
  const { remember, settle } = useScrollMemory(location);

  useLayoutEffect(
    () =>
      history.listen((place) => {
        const options = takeOptions();
        remember({ ...place, keepsScroll: options?.preventScrollReset });
        const go = () => setPlace(placeOf(place));
        if (options?.flushSync) flushSync(go);
        else startTransition(go);
      }),
    [history, takeOptions, remember],
  );
  useLayoutEffect(settle, [location, settle]);

  return (
    <Router location={location} navigationType={action} navigator={navigator}>
      <Screens routes={routes} />
    </Router>
  );
}

/** Goes through a history, and knows how the last step was wanted. */
function navigatorOver(history: ShopHistory) {
  let wanted: NavigateOptions | undefined;
  const noting =
    (go: ShopHistory['push']): Navigator['push'] =>
    (to, state, options) => {
      wanted = options;
      go(to, state);
    };
  const takeOptions = () => {
    const options = wanted;
    wanted = undefined;
    return options;
  };
  const navigator: Navigator = {
    ...history,
    push: noting(history.push),
    replace: noting(history.replace),
  };
  return { navigator, takeOptions };
}

const placeOf = ({ location, action }: Pick<ShopHistory, 'location' | 'action'>) => ({
  location,
  action,
});

const Screens = ({ routes }: Pick<ShopRouterProps, 'routes'>) => useRoutes(routes);
