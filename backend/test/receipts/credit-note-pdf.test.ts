import { Client } from '../kit/client';
import { expectIntegrity } from '../kit/integrity';
import { MovableClock } from '../kit/movable-clock';
import { orderWith } from '../kit/offers';
import { moveTo } from '../kit/order-keeping';
import { pdfTexts } from '../kit/pdf-text';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { receiptOf } from '../kit/receipts';
import { credit } from '../kit/returns';
import { fillCart, pay } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';
import { confirmTransfer, newUtr, stateTransfer, takeUpi } from '../kit/upi';

const clock = new MovableClock(new Date('2026-11-20T04:00:00.000Z'));
let shop: TestShop;
let admin: Client;
let customer: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop({ clock });
  admin = await adminClient(shop);
  customer = await newCustomer(shop);
});
afterAll(() => expectIntegrity(shop));
afterAll(() => shop.close());

const path = (id: unknown) => `/receipts/credit-notes/${id}.pdf`;

/** A packed order of three mangoes and a tomato, paid by card. */
async function packedOrder(): Promise<{ id: string; mango: number }> {
  const mango = await addProduct(admin, { name: 'Mango', unit: '1 dozen', mrpPaise: 12_345 });
  const tomato = await addProduct(admin, { name: 'टमाटर', mrpPaise: 2_800 });
  await fillCart(customer.client, mango, 3);
  await fillCart(customer.client, tomato, 1);
  const { id } = await orderWith(customer.client, {});
  await pay(customer.client, { orderId: id });
  await moveTo(admin, id, 'PACKED');
  return { id, mango };
}

describe('GET /receipts/credit-notes/{creditNoteId}.pdf', () => {
  it('says what costs less, why, and by which way the money goes, and stays the same file', async () => {
    const { id, mango } = await packedOrder();
    const note = await credit(admin, id, [{ productId: mango, quantity: 2 }]);
    const receipt = await receiptOf(customer.client, id);
    const { status, headers, bytes } = await customer.client.download(path(note.id));
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${note.number.replaceAll('/', '-')}.pdf"`,
      'cache-control': 'private, no-store',
    });
    const [page = []] = pdfTexts(bytes);
    const texts = page.slice(page.indexOf('Credit note'), -2);
    expect(texts).toEqual([
      'Credit note',
      ...['Credit note', note.number, '20 November 2026'],
      ...['Order', `No. ${id}`],
      ...['Customer', 'Meera Kulkarni', customer.email, '9876543210'],
      ...['For the receipt', receipt.number, '20 November 2026', 'Reason: It was soft'],
      ...['Item', 'Qty', 'MRP', 'Total', 'Discount'],
      // 5 % of 370.35 is 18.52, of which the third piece keeps 6.17: the two get 246.90 less 12.35.
      ...['Mango, 1 dozen', '2', '₹123.45', '₹246.90', '-₹12.35'],
      ...['Total credited', '₹234.55'],
      ...['Paid back', 'To the card: ₹234.55'],
    ]);
    clock.advance({ minutes: 60 });
    expect((await customer.client.download(path(note.id))).bytes.equals(bytes)).toBe(true);
    expect((await admin.download(path(note.id))).bytes.equals(bytes)).toBe(true);
  });

  it('says that the money goes back by UPI where a transfer paid', async () => {
    await takeUpi(admin);
    const mango = await addProduct(admin, { name: 'Mango', mrpPaise: 10_000 });
    await fillCart(customer.client, mango, 1);
    const { id } = await orderWith(customer.client, {});
    const { body } = await stateTransfer(customer.client, id, newUtr());
    await confirmTransfer(admin, body.data.answer.id);
    await moveTo(admin, id, 'PACKED');
    const note = await credit(admin, id, [{ productId: mango, quantity: 1 }]);
    const [page = []] = pdfTexts((await customer.client.download(path(note.id))).bytes);
    expect(page).toContain('By UPI: ₹95.00');
  });

  it('is there for its customer only', async () => {
    const { id, mango } = await packedOrder();
    const note = await credit(admin, id, [{ productId: mango, quantity: 1 }]);
    const other = await newCustomer(shop);
    expect((await other.client.download(path(note.id))).status).toBe(404);
    expect((await customer.client.download(path(999_999))).status).toBe(404);
    expect((await customer.client.download(path('x'))).status).toBe(400);
  });
});
