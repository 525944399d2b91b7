import { createRequire } from 'node:module';

type Kit = typeof import('../../backend/test/kit/stripe-server');

// The backend's modules are CommonJS; an import would not find their named exports.
const kit = createRequire(import.meta.url)('../../backend/test/kit/stripe-server.ts') as Kit;

/** Starts the stand-in for Stripe from the backend's tests. */
export const startStripe = () => new kit.StripeServer().open();
