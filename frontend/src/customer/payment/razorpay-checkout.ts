/** The response of Checkout after an order was paid. */
export interface CheckoutResponse {
  razorpay_payment_id: string;
  razorpay_signature: string;
}

/** The options of Checkout that the shop uses. */
export interface CheckoutOptions {
  key: string;
  order_id: string;
  amount: number;
  currency: 'INR';
  name: string;
  description: string;
  /** The customer's name and phone, so that nothing needs to be typed on a phone. */
  prefill?: { name: string; contact: string };
  theme: { color: string };
  handler: (response: CheckoutResponse) => void;
  modal: { ondismiss: () => void };
}

/** Checkout as its script defines it. */
export type Checkout = new (options: CheckoutOptions) => { open(): void };

declare global {
  interface Window {
    Razorpay?: Checkout;
  }
}

const SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js';

/** The loading script, which a page loads only once; a failed load is retried. */
let loading: Promise<Checkout> | undefined;

/** Loads the script of Checkout from Razorpay, its only permitted origin. */
export async function loadCheckout(): Promise<Checkout> {
  if (window.Razorpay) return window.Razorpay;
  loading ??= loadScript().finally(() => (loading = undefined));
  return loading;
}

function loadScript(): Promise<Checkout> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error('checkout.js could not be loaded'));
    };
    script.src = SCRIPT;
    script.onload = () => (window.Razorpay ? resolve(window.Razorpay) : fail());
    script.onerror = fail;
    document.head.append(script);
  });
}

/** Opens Checkout; returns its response, or undefined if the customer closed it. */
export function payInCheckout(
  Razorpay: Checkout,
  options: Omit<CheckoutOptions, 'handler' | 'modal'>,
): Promise<CheckoutResponse | undefined> {
  return new Promise((resolve) => {
    const modal = { ondismiss: () => resolve(undefined) };
    new Razorpay({ ...options, handler: resolve, modal }).open();
  });
}
