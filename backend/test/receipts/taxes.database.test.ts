import { Client } from '../kit/client';
import { changeDelivery, deliverySettings } from '../kit/delivery';
import { expectIntegrity } from '../kit/integrity';
import { newCoupon, orderWith } from '../kit/offers';
import { moveOrder, moveTo } from '../kit/order-keeping';
import { pdfTexts } from '../kit/pdf-text';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { act, packPicked, startPicking } from '../kit/picking';
import { addProduct, editProduct } from '../kit/products';
import { credit, refundAmount } from '../kit/returns';
import { fillCart, order, pay } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

let shop: TestShop;
let admin: Client;
let customer: TestCustomer;
let rice: number;
let soap: number;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await adminClient(shop);
});
beforeEach(async () => {
  customer = await newCustomer(shop);
  rice = await addProduct(admin, { name: 'Rice', mrpPaise: 21_000, ...RICE });
  soap = await addProduct(admin, { name: 'Soap', mrpPaise: 11_800, ...SOAP });
});
afterAll(async () => {
  await expectIntegrity(shop);
  await shop.close();
});

const RICE = { gstBasisPoints: 500, hsn: '100630' };
const SOAP = { gstBasisPoints: 1_800, hsn: '3401' };
const CASH = { paymentMethod: 'CASH_ON_DELIVERY' };
const TAXES = 'taxes { gstBasisPoints amountPaise taxablePaise cgstPaise sgstPaise }';
const READ = `query ($id: ID!) {
  order(id: $id) {
    bill { toPayPaise } ${TAXES}
    lines { name gstBasisPoints hsn }
    creditNotes { amountPaise ${TAXES} }
  }
}`;
const read = async (id: unknown) => (await customer.client.data(READ, { id })).order;

const tax = (gstBasisPoints: number | null, amounts: readonly number[]) => {
  const [amountPaise, taxablePaise, cgstPaise, sgstPaise] = amounts;
  return { gstBasisPoints, amountPaise, taxablePaise, cgstPaise, sgstPaise };
};

describe('the tax of an order', () => {
  it('is that of its products when it was placed', async () => {
    const plain = await addProduct(admin, { name: 'Gift wrap', mrpPaise: 1_000 });
    for (const id of [rice, soap, plain]) await fillCart(customer.client, id);
    const { id } = await order(customer.client, CASH);
    await editProduct(admin, rice, { gstBasisPoints: 1_200, hsn: '1904' });
    const placed = await read(id);
    expect(placed.lines).toEqual([
      { name: 'Rice', ...RICE },
      { name: 'Soap', ...SOAP },
      { name: 'Gift wrap', gstBasisPoints: null, hsn: null },
    ]);
    expect(placed.taxes).toEqual([
      tax(1_800, [11_800, 10_000, 900, 900]),
      tax(500, [21_000, 20_000, 500, 500]),
      tax(null, [1_000, 1_000, 0, 0]),
    ]);
  });

  it('is within what is paid after the discounts, and has the delivery fee with what costs most', async () => {
    const { terms } = await deliverySettings(admin);
    const withFee = { feePaise: 3_000, freeFromPaise: null, minimumOrderPaise: 0 };
    await changeDelivery(admin, 'changeDeliveryTerms', withFee);
    const { code } = await newCoupon(admin, { percent: 10, minimumSubtotalPaise: 0 });
    await fillCart(customer.client, rice);
    await fillCart(customer.client, soap);
    const { id } = await order(customer.client, { ...CASH, couponCode: code });
    await changeDelivery(admin, 'changeDeliveryTerms', terms);
    const { bill, taxes } = await read(id);
    expect(bill.toPayPaise).toBe(32_520);
    expect(taxes).toEqual([
      tax(1_800, [10_620, 9_000, 810, 810]),
      // 210 less 10 %, and the delivery fee of 30.
      tax(500, [21_900, 20_857, 522, 521]),
    ]);
  });

  it('of a substitute is that of its own product', async () => {
    const oats = await addProduct(admin, { name: 'Oats', mrpPaise: 22_400, gstBasisPoints: 1_200 });
    await fillCart(customer.client, rice, 2);
    const { id } = await order(customer.client, CASH);
    await startPicking(admin, id);
    const pieces = { productId: String(oats), quantity: 1, replacedQuantity: 1 };
    await act(admin, id, rice, 'substitute', pieces);
    await packPicked(admin, id);
    // The substitute costs what it replaces.
    expect((await read(id)).taxes).toEqual([
      tax(1_200, [21_000, 18_750, 1_125, 1_125]),
      tax(500, [21_000, 20_000, 500, 500]),
    ]);
  });

  it('stands on the receipt and on the credit note', async () => {
    await fillCart(customer.client, rice, 2);
    await fillCart(customer.client, soap);
    const { id } = await order(customer.client, CASH);
    await moveTo(admin, id, 'PACKED');
    const texts = async (path: string) =>
      pdfTexts((await customer.client.download(path)).bytes).flat();
    const receipt = await texts(`/receipts/${id}.pdf`);
    expect(receipt).toContain('Rice (HSN 100630)');
    expect(receipt.join('|')).toContain(
      [
        ...['Tax within the sum', 'Taxable value', 'CGST', 'SGST', 'Total'],
        ...['GST 18 %', '₹100.00', '₹9.00', '₹9.00', '₹118.00'],
        ...['GST 5 %', '₹400.00', '₹10.00', '₹10.00', '₹420.00'],
      ].join('|'),
    );
    const note = await credit(admin, id, [{ productId: rice, quantity: 1 }]);
    const credited = await texts(`/receipts/credit-notes/${note.id}.pdf`);
    expect(credited.join('|')).toContain('GST 5 %|₹200.00|₹5.00|₹5.00|₹210.00');
    expect((await read(id)).creditNotes).toEqual([
      { amountPaise: 21_000, taxes: [tax(500, [21_000, 20_000, 500, 500])] },
    ]);
  });

  it('goes back with an amount that is paid back, by what is left of each rate', async () => {
    await fillCart(customer.client, rice);
    await fillCart(customer.client, soap);
    const { id } = await orderWith(customer.client, {});
    await pay(customer.client, { orderId: id });
    await moveTo(admin, id, 'PACKED');
    const { taxes } = await read(id);
    const { payments } = (
      await customer.client.data('query ($id: ID!) { order(id: $id) { payments { id } } }', { id })
    ).order;
    await refundAmount(admin, payments[0].id, 3_280);
    for (const to of ['OUT_FOR_DELIVERY', 'DELIVERY_FAILED', 'RETURNED'])
      await moveOrder(admin, id, to, {
        ...(to === 'DELIVERY_FAILED' && { reason: 'Nobody was at home' }),
      });
    const { creditNotes } = await read(id);
    expect(creditNotes[0].amountPaise).toBe(3_280);
    const sum = (rate: number, part: string) =>
      creditNotes
        .flatMap((note: { taxes: Record<string, number>[] }) => note.taxes)
        .filter((each: Record<string, number>) => each.gstBasisPoints === rate)
        .reduce((all: number, each: Record<string, number>) => all + (each[part] ?? 0), 0);
    for (const each of taxes)
      for (const part of ['amountPaise', 'taxablePaise', 'cgstPaise', 'sgstPaise'])
        expect(sum(each.gstBasisPoints, part)).toBe(each[part]);
  });
});
