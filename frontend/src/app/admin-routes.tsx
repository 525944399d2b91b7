import type { RouteObject } from 'react-router-dom';

import { RequireAdmin } from './guards';
import { paths } from './paths';

/** The screens of a logged-in admin. */
export const adminRoutes: RouteObject[] = [
  {
    element: <RequireAdmin />,
    children: [
      {
        path: paths.adminHome,
        lazy: async () => ({ Component: (await import('./routes/admin-home')).AdminHomeRoute }),
      },
      {
        path: paths.adminAddProduct,
        lazy: async () => ({
          Component: (await import('./routes/admin-add-product')).AdminAddProductRoute,
        }),
      },
      {
        path: paths.adminListProduct,
        lazy: async () => ({
          Component: (await import('./routes/admin-list-product')).AdminListProductRoute,
        }),
      },
    ],
  },
];
