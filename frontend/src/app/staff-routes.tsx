import type { RouteObject } from 'react-router-dom';

import { RequireAdmin } from './guards';
import { screen } from './router/screen';
import { ScreenFrame } from './screen-frame';
import { loadConsole } from './staff-code';

/** The staff console: everything below /admin, in its own frame. The shop does not know its screens. */
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
              // If a screen fails, the navigation remains.
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
