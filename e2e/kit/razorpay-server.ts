import { createRequire } from 'node:module';

type Kit = typeof import('../../backend/test/kit/razorpay-server');

// The backend's modules are of the other kind, whose names an import does not see.
const kit = createRequire(import.meta.url)('../../backend/test/kit/razorpay-server.ts') as Kit;

/** Starts the stand-in for Razorpay that the backend's own tests use. */
export const startRazorpay = () => new kit.RazorpayServer().open();
