import type { RouteObject } from 'react-router-dom';

import { paths } from '../shared/lib/paths';
import { staffScreens } from '../staff/screens';
import { chakraScreens } from './chakra-route';
import { RequireAdmin } from './guards';
import { screen } from './router/screen';

/** The screens of a logged-in member of the staff. */
export const staffRoutes: RouteObject[] = [
  {
    element: <RequireAdmin />,
    children: [
      {
        ...chakraScreens,
        children: [
          {
            path: paths.adminHome,
            ...screen(async () => (await import('../staff/home/home')).AdminHomeRoute),
          },
          ...staffScreens.map(({ path, load }) => ({ path, ...screen(load) })),
        ],
      },
    ],
  },
];
