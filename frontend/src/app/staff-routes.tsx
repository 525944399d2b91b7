import type { RouteObject } from 'react-router-dom';

import { paths } from '../shared/lib/paths';
import { RequireAdmin } from './guards';
import { screen } from './router/screen';
import { ScreenFrame } from './screen-frame';
import { loadConsole } from './staff-code';

const staffPaths = Object.values(paths).filter((path) => path.startsWith('/admin/'));

/** The staff console: everything below /admin, in a frame of its own. Its screens are those of staff/areas.ts. */
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
              children: staffPaths.map((path) => ({
                path,
                ...screen(async () => (await loadConsole()).loadArea(path)),
              })),
            },
          ],
        },
      ],
    },
  ],
};
