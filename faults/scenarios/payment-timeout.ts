import { equal } from 'node:assert/strict';
import type { Scenario } from '../scenario';
import type { Caller } from '../stage/caller';
import type { Answer } from '../stage/http';
import { GOOD_CARD, SILENT_CARD, cancel, moneyOf, orderToPay, pay } from '../stage/paying';
import { addProduct, newKey } from '../stage/shopping';

const PAID = 'SUCCESS SUCCESS, 1 paid, 0 refunded';
const PAID_BACK = 'CANCELLED REFUNDED, 1 paid, 1 refunded';

/** What a customer does who was charged and not told so; answers where their money is to be. */
type NextStep = (buyer: Caller, orderId: string, key: string) => Promise<string>;

const asksAgain: NextStep = async (buyer, orderId, key) => {
  expectPaid(await pay(buyer, orderId, key, SILENT_CARD));
  return PAID;
};

const asksFiveTimes: NextStep = async (buyer, orderId, key) => {
  const asking = Array.from({ length: 5 }, () => pay(buyer, orderId, key, SILENT_CARD));
  for (const answer of await Promise.all(asking)) expectPaid(answer);
  return PAID;
};

const takesAnotherCard: NextStep = async (buyer, orderId) => {
  const answer = await pay(buyer, orderId, newKey(), GOOD_CARD);
  equal(answer.code, 'ORDER_NOT_PAYABLE', 'the order was paid by the first card');
  return PAID;
};

const callsItOff: NextStep = async (buyer, orderId, key) => {
  await cancel(buyer, orderId);
  await pay(buyer, orderId, key, SILENT_CARD); // the shop learns of the money, and sends it back
  return PAID_BACK;
};

const STEPS = [asksAgain, asksFiveTimes, takesAnotherCard, callsItOff];

/** The bank takes the money, and its answer never comes. */
export const paymentTimeout: Scenario = {
  name: 'payment-timeout',
  title: 'a payment times out after capture, four at once: one charge, or a refund',
  databases: ['SQLite', 'MariaDB'],
  times: { full: 100, short: 1 },
  prepare: async (stage) => {
    await stage.serve({ PAYMENT_TIMEOUT_SECONDS: '1' });
    const buyers = await stage.people(STEPS.length);
    const productId = await addProduct(await stage.admin(), 100_000);
    return async () => {
      await Promise.all(
        STEPS.map(async (step, index) => {
          const buyer = buyers[index] as Caller;
          const key = newKey();
          const { id } = await orderToPay(buyer, productId);
          const answer = await pay(buyer, id, key, SILENT_CARD);
          equal(`${answer.status} ${answer.code}`, '503 PAYMENT_PENDING');
          const wanted = await step(buyer, id, key);
          equal(await moneyOf(buyer, id), wanted, step.name);
        }),
      );
    };
  },
};

function expectPaid({ status, code, body }: Answer): void {
  equal(`${status} ${code ?? body?.data?.payment?.status}`, '200 SUCCESS');
}
