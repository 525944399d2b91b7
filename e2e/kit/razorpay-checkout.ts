import type { Page } from '@playwright/test';
import type { RazorpayAccount } from '../../backend/test/kit/razorpay-account';

/** The part of Checkout that the shop uses: a dialog over the page with a customer's actions. */
const script = `
window.Razorpay = class Razorpay {
  constructor(options) {
    this.options = options;
  }
  open() {
    const { key, order_id: order, amount, name, handler, modal } = this.options;
    const dialog = document.createElement('dialog');
    dialog.setAttribute('aria-label', 'Checkout of ' + key);
    const close = () => dialog.remove();
    const offer = (label, act) => {
      const button = document.createElement('button');
      button.textContent = label;
      button.addEventListener('click', act);
      dialog.append(button);
    };
    dialog.append(name + ' ' + amount);
    offer('Pay', async () => {
      const answer = await window.payAtRazorpay(order, 'good');
      close();
      handler(answer);
    });
    offer('Be refused', () => window.payAtRazorpay(order, 'bad'));
    offer('Close', () => {
      close();
      modal.ondismiss();
    });
    document.body.append(dialog);
    dialog.showModal();
  }
};
`;

/**
 * Serves our own checkout.js instead of Razorpay's.
 * @returns the pages that requested it
 */
export async function serveCheckout(page: Page, account: RazorpayAccount): Promise<string[]> {
  const askedFrom: string[] = [];
  await page.route('https://checkout.razorpay.com/**', (route) => {
    askedFrom.push(new URL(page.url()).pathname);
    return route.fulfill({ contentType: 'text/javascript', body: script });
  });
  await page.exposeFunction('payAtRazorpay', (order: string, how: 'good' | 'bad') =>
    account.answerOf(account.pay(order, how)),
  );
  return askedFrom;
}
