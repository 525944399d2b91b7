import type { Page } from '@playwright/test';
import type { StripeAccount } from '../../backend/test/kit/stripe-account';

/** The part of Stripe.js that its React components use: one field, and confirming a payment. */
const script = `
window.Stripe = function Stripe(publishableKey) {
  const element = () => ({
    mount: (place) => {
      const input = document.createElement('input');
      input.setAttribute('aria-label', 'Card of ' + publishableKey);
      place.append(input);
    },
    destroy() {}, on() {}, off() {}, once() {}, update() {},
  });
  return {
    elements: (options) => ({
      clientSecret: options.clientSecret,
      create: element,
      getElement: () => null,
      update() {},
    }),
    createToken() {}, createPaymentMethod() {}, confirmCardPayment() {},
    confirmPayment: async ({ elements }) =>
      window.confirmAtStripe(
        elements.clientSecret,
        document.querySelector('[aria-label^="Card of"]').value,
      ),
  };
};
window.Stripe.version = 3;
`;

/**
 * Serves our own Stripe.js instead of Stripe's. The text typed into its field, 'good' or 'bad', determines the result
 * of the payment.
 */
export async function serveStripeJs(page: Page, account: StripeAccount): Promise<void> {
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.exposeFunction('confirmAtStripe', (clientSecret: string, card: 'good' | 'bad') => {
    const { last_payment_error: problem } = account.confirm(clientSecret, card);
    return problem ? { error: { type: 'card_error', message: problem.message } } : {};
  });
}
