import { Navigate, type RouteObject } from 'react-router-dom';

import { adminRoutes } from './admin-routes';
import { clientRoutes } from './client-routes';
import { ErrorBoundary } from './error-boundary';
import { Layout } from './layout/layout';
import { paths } from './paths';
import { LandingRoute } from './routes/landing';
import { StartingPage } from './starting-page';

/**
 * The public screens. The landing page is there from the start: it is seen first by most, and
 * logging out must reach it without waiting. Each other one is loaded when it is first visited.
 */
const publicRoutes: RouteObject[] = [
  { path: paths.landing, element: <LandingRoute /> },
  {
    path: paths.shop,
    lazy: async () => ({ Component: (await import('./routes/shop')).ShopRoute }),
  },
  {
    path: paths.shopCategory,
    lazy: async () => ({ Component: (await import('./routes/shop')).ShopRoute }),
  },
  {
    path: paths.product,
    lazy: async () => ({ Component: (await import('./routes/product')).ProductRoute }),
  },
  {
    path: paths.about,
    lazy: async () => ({ Component: (await import('./routes/about')).AboutRoute }),
  },
  {
    path: paths.contact,
    lazy: async () => ({ Component: (await import('./routes/contact')).ContactRoute }),
  },
  {
    path: paths.clientRegister,
    lazy: async () => ({ Component: (await import('./routes/register')).RegisterRoute }),
  },
  {
    path: paths.clientLogin,
    lazy: async () => ({ Component: (await import('./routes/client-login')).ClientLoginRoute }),
  },
  {
    path: paths.adminLogin,
    lazy: async () => ({ Component: (await import('./routes/admin-login')).AdminLoginRoute }),
  },
  {
    path: paths.forgotPassword,
    lazy: async () => ({
      Component: (await import('./routes/forgot-password')).ForgotPasswordRoute,
    }),
  },
  {
    path: paths.resetPassword,
    lazy: async () => ({
      Component: (await import('./routes/reset-password')).ResetPasswordRoute,
    }),
  },
  {
    path: paths.confirmEmail,
    lazy: async () => ({ Component: (await import('./routes/confirm-email')).ConfirmEmailRoute }),
  },
  {
    path: paths.stopPriceMails,
    lazy: async () => ({
      Component: (await import('./routes/stop-price-mails')).StopPriceMailsRoute,
    }),
  },
  { path: paths.paidOrder, element: <Navigate to={paths.clientOrder} replace /> },
  {
    path: '*',
    lazy: async () => ({ Component: (await import('./routes/not-found')).NotFoundRoute }),
  },
];

/** Every screen of the shop inside the common frame. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    hydrateFallbackElement: <StartingPage />,
    children: [
      // A screen that breaks leaves the header and its links standing.
      {
        errorElement: <ErrorBoundary />,
        children: [...publicRoutes, ...clientRoutes, ...adminRoutes],
      },
    ],
  },
];
