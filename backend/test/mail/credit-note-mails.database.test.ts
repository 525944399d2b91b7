import { Client } from '../kit/client';
import { expectIntegrity } from '../kit/integrity';
import { orderMailsTo } from '../kit/mails';
import { MovableClock } from '../kit/movable-clock';
import { giveCredit } from '../kit/offers';
import { collectCash, moveOrder, moveTo, orderMovedTo } from '../kit/order-keeping';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { credit, creditedOrder, refundAmount, refundInput, refundLines } from '../kit/returns';
import { TestShop, openTestShop } from '../kit/test-shop';

const clock = new MovableClock(new Date('2026-11-20T04:00:00Z'));
let shop: TestShop;
let owner: Client;
let customer: TestCustomer;
let rice: number;
beforeAll(async () => {
  shop = await openTestShop({ clock });
  owner = await adminClient(shop);
});
beforeEach(async () => {
  customer = await newCustomer(shop);
  rice = await addProduct(owner, { stockQuantity: 20, mrpPaise: 10_000 });
});
afterEach(() => expectIntegrity(shop));
afterAll(() => shop.close());

const CASH = { paymentMethod: 'CASH_ON_DELIVERY' };

/** An order of three pieces of rice with this status; paid if by card. */
const orderAt = (status: string, terms: Record<string, unknown> = CASH) =>
  orderMovedTo(status, { customer: customer.client, keeper: owner, productId: rice, terms });

/** The new emails about an order that lead to a credit note. */
async function creditMails(id: string) {
  const mails = await orderMailsTo(shop, customer.email, id);
  return mails.filter(({ text }) => text.includes(`/client/order/${id}/receipt`));
}

async function expectLink(id: string, mail: { text: string; html: string } | undefined) {
  const { creditNotes } = await creditedOrder(customer.client, id);
  const note = creditNotes.at(-1);
  // A page that asks who is not logged in to do so, and leads to the PDF.
  const url = `${shop.config.security.publicUrl}/client/order/${id}/receipt`;
  expect(mail?.text).toContain(`Your credit note ${note.number}:\n\n${url}\n`);
  expect(mail?.html).toContain(`href="${url}"`);
}

describe('the customer is sent each credit note', () => {
  it('with an email of its own where less is collected at the door', async () => {
    const { id } = await orderAt('PACKED');
    await credit(owner, id, [{ productId: rice, quantity: 1 }]);
    const mails = await creditMails(id);
    expect(mails.map(({ kind }) => kind)).toEqual(['order-credited']);
    expect(mails[0]?.text).toContain('\nPayment\nLess to pay at the door: ₹100\n');
    expect(mails[0]?.text).toContain('\nReason: It was soft\nTotal: ₹100\n');
    await expectLink(id, mails[0]);
  });

  it('where cash goes back, and where gift credit does', async () => {
    await giveCredit(owner, customer.client, 15_000);
    const { id } = await orderAt('DELIVERED', { ...CASH, useGiftCredit: true });
    await collectCash(owner, id);
    await credit(owner, id, [{ productId: rice, quantity: 2 }]);
    const [mail] = await creditMails(id);
    expect(mail?.text).toContain(
      '\nPayment\nBack to you in cash: ₹150\nBack in your gift credit: ₹50\n',
    );
  });

  it('with the refund where it goes back to the card, by line and by amount', async () => {
    const { id, paymentId } = await orderAt('DELIVERED', {});
    await credit(owner, id, [{ productId: rice, quantity: 1 }]);
    const [byLine] = await creditMails(id);
    expect(byLine?.kind).toBe('order-refunded');
    await expectLink(id, byLine);
    await refundAmount(owner, paymentId, 500);
    const mails = await creditMails(id);
    expect(mails.map(({ kind }) => kind)).toEqual(['order-refunded', 'order-refunded']);
    await expectLink(id, mails.at(-1));
  });

  it.each([
    ['returned', ['OUT_FOR_DELIVERY', 'DELIVERY_FAILED', 'RETURNED']],
    ['cancelled', ['CANCELLED']],
  ])('with the news that the order was %s', async (kind, way) => {
    const { id } = await orderAt('PACKED');
    for (const to of way)
      await moveOrder(owner, id, to, {
        ...(to === 'DELIVERY_FAILED' && { reason: 'Nobody was at home' }),
      });
    const mails = await creditMails(id);
    expect(mails.map((mail) => mail.kind)).toEqual([`order-${kind}`]);
    expect(mails[0]?.text).not.toContain('Reason:');
    await expectLink(id, mails[0]);
  });

  it('once, however often the refund is sent', async () => {
    const { id } = await orderAt('PACKED');
    const input = await refundInput(owner, id, [{ productId: rice, quantity: 1 }]);
    await Promise.all([refundLines(owner, input), refundLines(owner, input)]);
    await refundLines(owner, input);
    expect(await creditMails(id)).toHaveLength(1);
  });

  it.each([
    ['HI', 'क्रेडिट नोट'],
    ['MR', 'क्रेडिट नोट'],
  ])('in their language: %s', async (language, words) => {
    await customer.client.data(
      'mutation ($language: Language!) { chooseLanguage(language: $language) { language } }',
      { language },
    );
    const { id } = await orderAt('PACKED');
    await credit(owner, id, [{ productId: rice, quantity: 1 }]);
    const [mail] = await creditMails(id);
    expect(mail?.subject).toContain(words);
  });

  it('shows what staff wrote as one line without links', async () => {
    const { id } = await orderAt('PACKED');
    const reason = 'Soft, see https://evil.example/x';
    await refundLines(
      owner,
      await refundInput(owner, id, [{ productId: rice, quantity: 1 }], { reason }),
    );
    const [mail] = await creditMails(id);
    expect(mail?.text).toContain('Reason: Soft');
    expect(mail?.text).not.toContain('https://evil');
  });
});

describe('the emails after a credit note', () => {
  it('say what is left to pay at the door', async () => {
    const { id } = await orderAt('PACKED');
    await credit(owner, id, [{ productId: rice, quantity: 1 }]);
    await moveTo(owner, id, 'OUT_FOR_DELIVERY');
    const mails = await orderMailsTo(shop, customer.email, id);
    const out = mails.find(({ kind }) => kind === 'order-out-for-delivery');
    expect(out?.text).toContain('\nTo pay at the door: ₹200\n');
  });
});
