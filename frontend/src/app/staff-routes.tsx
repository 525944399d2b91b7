import type { RouteObject } from 'react-router-dom';

import { RequireAdmin } from './guards';
import { screen } from './router/screen';
import { ScreenFrame } from './screen-frame';
import { loadConsole } from './staff-code';

/** The staff console: everything below /admin, in a frame of its own. Which screens it has, the shop does not know. */
export const staffRoutes: RouteObject = {
  element: <RequireAdmin />,
  children: [
    {
      element: <ScreenFrame />,
      children: [
        {
          ...screen(async () => (await loadConsole()).Console),
          children: [
            {
              // A screen that breaks leaves the navigation standing.
              element: <ScreenFrame />,
              children: [
                { path: '/admin/*', ...screen(async () => (await loadConsole()).AreaScreens) },
              ],
            },
          ],
        },
      ],
    },
  ],
};
