import { equal } from 'node:assert/strict';
import type { Scenario } from '../scenario';
import type { Caller } from '../environment/caller';
import type { Answer } from '../environment/http';
import { GOOD_CARD, SILENT_CARD, cancel, moneyOf, orderToPay, pay } from '../environment/payments';
import { addProduct, newKey } from '../environment/operations';

const PAID = 'SUCCESS SUCCESS, 1 paid, 0 refunded';
const PAID_BACK = 'CANCELLED REFUNDED, 1 paid, 1 refunded';

/** The next step of a customer who was charged without a response; returns the expected state of the money. */
type NextStep = (customer: Caller, orderId: string, key: string) => Promise<string>;

const asksAgain: NextStep = async (customer, orderId, key) => {
  expectPaid(await pay(customer, orderId, key, SILENT_CARD));
  return PAID;
};

const asksFiveTimes: NextStep = async (customer, orderId, key) => {
  const asking = Array.from({ length: 5 }, () => pay(customer, orderId, key, SILENT_CARD));
  for (const answer of await Promise.all(asking)) expectPaid(answer);
  return PAID;
};

const takesAnotherCard: NextStep = async (customer, orderId) => {
  const answer = await pay(customer, orderId, newKey(), GOOD_CARD);
  equal(answer.code, 'ORDER_NOT_PAYABLE', 'the order was paid by the first card');
  return PAID;
};

const callsItOff: NextStep = async (customer, orderId, key) => {
  await cancel(customer, orderId);
  await pay(customer, orderId, key, SILENT_CARD); // the shop learns of the charge, and refunds it
  return PAID_BACK;
};

const STEPS = [asksAgain, asksFiveTimes, takesAnotherCard, callsItOff];

/** The bank charges the card, but its response never arrives. */
export const paymentTimeout: Scenario = {
  name: 'payment-timeout',
  title: 'a payment times out after capture, four at once: one charge, or a refund',
  databases: ['SQLite', 'MariaDB'],
  times: { full: 100, short: 1 },
  prepare: async (environment) => {
    await environment.serve({ PAYMENT_TIMEOUT_SECONDS: '1' });
    const customers = await environment.loggedInCustomers(STEPS.length);
    const productId = await addProduct(await environment.admin(), 100_000);
    return async () => {
      await Promise.all(
        STEPS.map(async (step, index) => {
          const customer = customers[index] as Caller;
          const key = newKey();
          const { id } = await orderToPay(customer, productId);
          const answer = await pay(customer, id, key, SILENT_CARD);
          equal(`${answer.status} ${answer.code}`, '503 PAYMENT_PENDING');
          const wanted = await step(customer, id, key);
          equal(await moneyOf(customer, id), wanted, step.name);
        }),
      );
    };
  },
};

function expectPaid({ status, code, body }: Answer): void {
  equal(`${status} ${code ?? body?.data?.payment?.status}`, '200 SUCCESS');
}
