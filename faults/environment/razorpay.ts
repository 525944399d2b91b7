import type { RazorpayServer } from '../../backend/test/kit/razorpay-server';

/** The settings of a shop with a stand-in for Razorpay. */
export const razorpaySettings = ({ keys }: RazorpayServer) => ({
  PAYMENT_GATEWAY: 'razorpay',
  RAZORPAY_KEY_ID: keys.keyId,
  RAZORPAY_KEY_SECRET: keys.keySecret,
  RAZORPAY_WEBHOOK_SECRET: keys.webhookSecret,
  RAZORPAY_API_BASE: String(keys.apiBase),
});
