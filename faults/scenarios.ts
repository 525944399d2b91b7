import type { Scenario } from './scenario';
import { cartsByRest } from './scenarios/cart-by-rest';
import { changedWindows } from './scenarios/changed-windows';
import { clock } from './scenarios/clock';
import { commitLost } from './scenarios/commit-lost';
import { courierKilled } from './scenarios/courier-killed';
import { databaseGone } from './scenarios/database-gone';
import { databaseHung } from './scenarios/database-hung';
import { databaseKilled } from './scenarios/database-killed';
import { databaseLocked } from './scenarios/database-locked';
import { databaseSlow } from './scenarios/database-slow';
import { eventsKilled } from './scenarios/events-killed';
import { fulfilmentKilled } from './scenarios/fulfilment-killed';
import { galera } from './scenarios/galera';
import { lastCoupon } from './scenarios/last-coupon';
import { lastPieces } from './scenarios/last-pieces';
import { lastPlace } from './scenarios/last-place';
import { mixedOrders } from './scenarios/mixed-orders';
import { mixedPayments } from './scenarios/mixed-payments';
import { paymentTimeout } from './scenarios/payment-timeout';
import { razorpay } from './scenarios/razorpay';
import { refundTimeout } from './scenarios/refund-timeout';
import { sameKeys } from './scenarios/same-key';
import { serverKilled } from './scenarios/server-killed';
import { serverStopped } from './scenarios/server-stopped';
import { webhooks } from './scenarios/webhooks';

/** All scenarios in execution order; those that move the clock last, since they leave orders of tomorrow. */
export const scenarios: Scenario[] = [
  ...lastPieces,
  ...lastPlace,
  ...changedWindows,
  ...lastCoupon,
  ...cartsByRest,
  ...sameKeys,
  mixedOrders,
  serverKilled,
  fulfilmentKilled,
  eventsKilled,
  courierKilled,
  serverStopped,
  databaseKilled,
  databaseHung,
  databaseSlow,
  databaseGone,
  databaseLocked,
  commitLost,
  paymentTimeout,
  refundTimeout,
  webhooks,
  razorpay,
  galera,
  mixedPayments,
  clock,
];
