import { createRequire } from 'node:module';

type RazorpayKit = typeof import('../../backend/test/kit/razorpay-server');
type StripeKit = typeof import('../../backend/test/kit/stripe-server');

// The backend's modules are CommonJS; an import would not find their named exports.
const load = createRequire(import.meta.url);
const { RazorpayServer } = load('../../backend/test/kit/razorpay-server.ts') as RazorpayKit;
const { StripeServer } = load('../../backend/test/kit/stripe-server.ts') as StripeKit;

/** Starts the stand-in for Razorpay from the backend's tests. */
export const startRazorpay = () => new RazorpayServer().open();

/** Starts the stand-in for Stripe from the backend's tests. */
export const startStripe = () => new StripeServer().open();
