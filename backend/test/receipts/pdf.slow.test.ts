import { expectIntegrity } from '../kit/integrity';
import { Client } from '../kit/client';
import { refusalOf } from '../kit/failure';
import { MovableClock } from '../kit/movable-clock';
import { newCoupon, orderWith } from '../kit/offers';
import { moveOrder, moveTo } from '../kit/order-keeping';
import { pdfTexts } from '../kit/pdf-text';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { packedOrders, receiptOf } from '../kit/receipts';
import { fillCart, order, pay } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

const clock = new MovableClock(new Date('2026-11-20T04:00:00.000Z'));
let shop: TestShop;
let admin: Client;
let customer: TestCustomer;
beforeAll(async () => {
  const receipts = { prefix: 'GRO', gstin: '27AAPFU0939F1ZV', fssaiLicence: '11520998000123' };
  shop = await openTestShop({ clock, receipts });
  customer = await newCustomer(shop);
});
// Some tests span days, and staff sessions end after one.
beforeEach(async () => {
  admin = await adminClient(shop);
});
afterAll(() => expectIntegrity(shop));
afterAll(() => shop.close());

async function download(client: Client, id: unknown) {
  const answer = await client.download(`/receipts/${id}.pdf`);
  return { ...answer, texts: pdfTexts(answer.bytes) };
}

describe('GET /receipts/{orderId}.pdf', () => {
  it('is the receipt with the bill, the lines and how it was paid', async () => {
    const { code } = await newCoupon(admin, { code: 'MANGO20', percent: 20 });
    const mango = await addProduct(admin, { name: 'Mango', unit: '1 dozen', mrpPaise: 12_345 });
    const tomato = await addProduct(admin, { name: 'टमाटर', mrpPaise: 2800 });
    await fillCart(customer.client, mango, 3);
    await fillCart(customer.client, tomato, 1);
    const { id, deliverySlot } = await orderWithSlot(code);
    await pay(customer.client, { orderId: id });
    await moveTo(admin, id, 'PACKED');
    const { status, headers, texts } = await download(customer.client, id);
    const { number } = await receiptOf(customer.client, id);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${number.replaceAll('/', '-')}.pdf"`,
      'cache-control': 'private, no-store',
    });
    expect(deliverySlot.date).toBe('2026-11-20');
    expect(texts).toEqual([
      [
        'Grocessay',
        '12 Gokhale Road, Naupada',
        'Thane West 400602',
        'Maharashtra, India',
        'GSTIN 27AAPFU0939F1ZV',
        'FSSAI Lic. No. 11520998000123',
        'Receipt',
        ...['Receipt', number, '20 November 2026'],
        ...['Order', `No. ${id}`, '20 November 2026'],
        ...['Customer', 'Meera Kulkarni', customer.email, '9876543210'],
        ...['Delivery', '20 November 2026, 5 pm to 7 pm'],
        ...['Item', 'Qty', 'MRP', 'Total', 'Discount'],
        // 398.35 - 79.67 = 318.68; 5 % of that is 15.93: together 95.60, shared by the lines' totals
        ...['Mango, 1 dozen', '3', '₹123.45', '₹370.35', '-₹88.88'],
        ...['टमाटर', '1', '₹28.00', '₹28.00', '-₹6.72'],
        ...['Subtotal', '₹398.35'],
        ...[`Coupon ${code} (20% of ₹398.35)`, '-₹79.67'],
        ...['Online payment (5% of ₹318.68)', '-₹15.93'],
        ...['Delivery (free)', '₹0.00'],
        ...['Total paid', '₹302.75'],
        ...['Payment', 'Paid by card: Visa ending in 4242'],
        ...['support@grocessay.test · +91 22 5550 0182', 'Page 1 of 1'],
      ],
    ]);
  });

  it('is in the language of its customer, for the staff, too', async () => {
    const { client } = await newCustomer(shop);
    await client.data('mutation { chooseLanguage(language: MR) { id } }');
    const names = { name: 'Tomato', nameMr: 'टमाटर', unit: '500 g' };
    await fillCart(client, await addProduct(admin, names));
    const { id } = await order(client, { paymentMethod: 'CASH_ON_DELIVERY' });
    await moveTo(admin, id, 'PACKED');
    const { texts } = await download(client, id);
    // Each vowel sign that occupies its own position is a separate glyph.
    const page = texts[0]?.join('');
    for (const text of ['पावती', 'टमाटर, 500 ग्रॅम', 'एकूण', 'पान 1 / 1'])
      expect(page).toContain(text);
    expect((await download(admin, id)).texts).toEqual(texts);
  });

  it('is the same file each time', async () => {
    const [id] = await packedOrders(admin, customer.client, 1);
    const first = await download(customer.client, id);
    clock.advance({ days: 1 });
    const again = await download(customer.client, id);
    expect(again.bytes.equals(first.bytes)).toBe(true);
    expect(first.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('goes over as many pages as the order needs, each with its number', async () => {
    for (let count = 0; count < 70; count++)
      await fillCart(customer.client, await addProduct(admin, { name: `Product ${count}.` }));
    const { id } = await order(customer.client, { paymentMethod: 'CASH_ON_DELIVERY' });
    await moveTo(admin, id, 'PACKED');
    const { texts } = await download(customer.client, id);
    const { number } = await receiptOf(customer.client, id);
    expect(texts.length).toBeGreaterThan(1);
    texts.forEach((page, index) => {
      expect(page.at(-1)).toBe(`Page ${index + 1} of ${texts.length}`);
      if (index > 0) expect(page[0]).toBe(`Grocessay · Receipt ${number}`);
    });
    const names = texts.flat().filter((text) => /^Product \d+\.$/.test(text));
    expect(names).toEqual(Array.from({ length: 70 }, (_, count) => `Product ${count}.`));
    expect(texts.at(-1)).toContain('Cash on delivery, to be paid at the door');
  });

  it('says that the order was cancelled, and what was paid back', async () => {
    await fillCart(customer.client, await addProduct(admin, { mrpPaise: 10_000 }));
    const { id } = await order(customer.client);
    await pay(customer.client, { orderId: id });
    await moveTo(admin, id, 'PACKED');
    await moveOrder(admin, id, 'CANCELLED');
    const [page] = (await download(customer.client, id)).texts;
    expect(page).toContain('Order cancelled');
    expect(page?.slice(-5, -2)).toEqual([
      'Paid back',
      expect.stringMatching(/^\d+ November 2026: The order was cancelled$/),
      '₹95.00',
    ]);
  });

  it('is seen by its customer and by admins', async () => {
    const [id] = await packedOrders(admin, customer.client, 1);
    const get = (client: Client, name: unknown) => client.send('GET', `/receipts/${name}.pdf`);
    const { client: other } = await newCustomer(shop);
    expect(refusalOf(await get(shop.client(), id))).toEqual([401, 'UNAUTHENTICATED']);
    expect(refusalOf(await get(other, id))).toEqual([404, 'NOT_FOUND', 'orderId']);
    expect(refusalOf(await get(customer.client, 2147483647))).toEqual([
      404,
      'NOT_FOUND',
      'orderId',
    ]);
    expect(refusalOf(await get(customer.client, 'mine'))).toEqual([400, 'VALIDATION', 'orderId']);
    expect((await get(admin, id)).status).toBe(200);
  });

  it('is none where there is no receipt yet', async () => {
    await fillCart(customer.client, await addProduct(admin));
    const { id } = await order(customer.client);
    const answer = await customer.client.send('GET', `/receipts/${id}.pdf`);
    expect(refusalOf(answer)).toEqual([409, 'NO_RECEIPT_YET', 'orderId']);
  });
});

/** An order by card with a coupon, in the first evening slot. */
async function orderWithSlot(couponCode: string) {
  const deliverySlotId = '2026-11-20/1020';
  const { id } = await orderWith(customer.client, { couponCode, deliverySlotId });
  const query = 'query ($id: ID!) { order(id: $id) { id deliverySlot { date } } }';
  return (await customer.client.data(query, { id })).order;
}
