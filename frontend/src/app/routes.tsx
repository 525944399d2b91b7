import { Navigate, type RouteObject } from 'react-router-dom';

import { customerRoutes } from './customer-routes';
import { Layout } from './layout/layout';
import { landingScreen } from './landing-screen';
import { paths } from '../shared/lib/paths';
import { screen } from './router/screen';
import { ScreenFrame } from './screen-frame';
import { loadAdminLogin } from './staff-code';
import { staffRoutes } from './staff-routes';

// One screen for both paths: choosing a category updates the screen instead of remounting it.
const shop = screen(async () => (await import('../storefront/shop/shop')).ShopRoute);

/** The public screens. Each is loaded on its first visit. */
const publicRoutes: RouteObject[] = [
  { path: paths.landing, ...landingScreen },
  { path: paths.shop, ...shop },
  { path: paths.shopCategory, ...shop },
  {
    path: paths.categories,
    ...screen(async () => (await import('../storefront/categories/categories')).CategoriesRoute),
  },
  {
    path: paths.product,
    ...screen(async () => (await import('../storefront/product/product')).ProductRoute),
  },
  {
    path: paths.cart,
    ...screen(async () => (await import('../customer/guest-cart/guest-cart')).GuestCartRoute),
  },
  {
    path: paths.about,
    ...screen(async () => (await import('../storefront/about/about')).AboutRoute),
  },
  {
    path: paths.policy,
    ...screen(async () => (await import('../storefront/policy/policy')).PolicyRoute),
  },
  {
    path: paths.contact,
    ...screen(async () => (await import('../storefront/contact/contact')).ContactRoute),
  },
  {
    path: paths.customerRegister,
    ...screen(async () => (await import('../storefront/registration/register')).RegisterRoute),
  },
  {
    path: paths.customerLogin,
    ...screen(async () => (await import('../customer/login/login')).CustomerLoginRoute),
  },
  {
    path: paths.adminLogin,
    ...screen(async () => (await loadAdminLogin()).AdminLoginRoute),
  },
  {
    path: paths.forgotPassword,
    ...screen(
      async () => (await import('../storefront/passwords/forgot-password')).ForgotPasswordRoute,
    ),
  },
  {
    path: paths.resetPassword,
    ...screen(
      async () => (await import('../storefront/passwords/reset-password')).ResetPasswordRoute,
    ),
  },
  {
    path: paths.confirmEmail,
    ...screen(
      async () => (await import('../storefront/email-links/confirm-email')).ConfirmEmailRoute,
    ),
  },
  {
    path: paths.answerQuestion,
    ...screen(
      async () => (await import('../storefront/email-links/answer-question')).AnswerQuestionRoute,
    ),
  },
  {
    path: paths.stopPriceMails,
    ...screen(
      async () => (await import('../storefront/email-links/stop-price-mails')).StopPriceMailsRoute,
    ),
  },
  { path: paths.paidOrder, element: <Navigate to={paths.customerOrders} replace /> },
  {
    path: '*',
    ...screen(async () => (await import('../shared/ui/not-found')).NotFoundRoute),
  },
];

/** All screens: those of the shop in its frame, and the staff console. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    children: [{ element: <ScreenFrame />, children: [...publicRoutes, ...customerRoutes] }],
  },
  staffRoutes,
];
