import { createRequire } from 'node:module';

type Kit = typeof import('../../backend/test/kit/razorpay-server');

// The backend's modules are CommonJS; an import would not find their named exports.
const kit = createRequire(import.meta.url)('../../backend/test/kit/razorpay-server.ts') as Kit;

/** Starts the stand-in for Razorpay from the backend's tests. */
export const startRazorpay = () => new kit.RazorpayServer().open();
