import { GstReport } from '../../src/modules/ordering';
import { Client } from '../kit/client';
import { readCsv } from '../kit/csv';
import { refusalOf } from '../kit/failure';
import { expectIntegrity } from '../kit/integrity';
import { MovableClock } from '../kit/movable-clock';
import { moveTo } from '../kit/order-keeping';
import { TestCustomer, adminClient, newCustomer } from '../kit/people';
import { addProduct } from '../kit/products';
import { credit } from '../kit/returns';
import { fillCart, order } from '../kit/shopping';
import { TestShop, openTestShop } from '../kit/test-shop';

// Half an hour before December begins in India.
const clock = new MovableClock(new Date('2026-11-30T18:00:00.000Z'));
let shop: TestShop;
let admin: Client;
let customer: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop({ clock });
  admin = await adminClient(shop);
  customer = await newCustomer(shop);
});
afterAll(async () => {
  await expectIntegrity(shop);
  await shop.close();
});

const SUMS = 'gstBasisPoints amountPaise taxablePaise cgstPaise sgstPaise';
const ISSUED = 'firstNumber lastNumber count amountPaise';
const REPORT = `query ($month: String!) {
  gstReport(month: $month) {
    month rates { ${SUMS} } hsnCodes { hsn quantity ${SUMS} }
    receipts { ${ISSUED} } creditNotes { ${ISSUED} }
  }
}`;
const reportOf = async (month: string): Promise<GstReport> =>
  (await admin.data(REPORT, { month })).gstReport;
const download = async (table: string) =>
  readCsv((await admin.send('GET', `/exports/gst/2026-11/${table}.csv`)).text);

/** A packed order of these products. */
async function packed(...productIds: number[]): Promise<string> {
  for (const id of productIds) await fillCart(customer.client, id);
  const { id } = await order(customer.client, { paymentMethod: 'CASH_ON_DELIVERY' });
  await moveTo(admin, id, 'PACKED');
  return id;
}

describe('the GST report', () => {
  it('sums receipts of a month up, less its credit notes, by rate and by HSN code', async () => {
    const rice = { gstBasisPoints: 500, hsn: '1006', mrpPaise: 10_501 };
    const oil = { gstBasisPoints: 500, hsn: '1507', mrpPaise: 21_000 };
    const salt = { gstBasisPoints: 0, hsn: '2501', mrpPaise: 2_000 };
    const products = [
      ...[await addProduct(admin, rice), await addProduct(admin, oil)],
      ...[await addProduct(admin, salt), await addProduct(admin, { mrpPaise: 700 })],
    ];
    await packed(...products);
    const second = await packed(...products.slice(0, 2));
    await credit(admin, second, [{ productId: products[1], quantity: 1 }]);
    const report = await reportOf('2026-11');
    // Two bills of 315.01 with 300.01 taxable, of which 210.00 with 200.00 taxable were refunded.
    expect(report.rates).toEqual([
      {
        ...{ gstBasisPoints: 500, amountPaise: 42_002, taxablePaise: 40_002 },
        ...{ cgstPaise: 1_000, sgstPaise: 1_000 },
      },
      {
        ...{ gstBasisPoints: 0, amountPaise: 2_000, taxablePaise: 2_000 },
        ...{ cgstPaise: 0, sgstPaise: 0 },
      },
      {
        ...{ gstBasisPoints: null, amountPaise: 700, taxablePaise: 700 },
        ...{ cgstPaise: 0, sgstPaise: 0 },
      },
    ]);
    expect(
      report.hsnCodes.map(({ hsn, quantity, amountPaise }) => [hsn, quantity, amountPaise]),
    ).toEqual([
      ['1006', 2, 21_002],
      ['1507', 1, 21_000],
      ['2501', 1, 2_000],
      [null, 1, 700],
    ]);
    const sum = (rows: { taxablePaise: number }[]) =>
      rows.reduce((all, { taxablePaise }) => all + taxablePaise, 0);
    expect(sum(report.hsnCodes)).toBe(sum(report.rates));
    expect([report.receipts, report.creditNotes]).toMatchObject([
      { count: 2, amountPaise: 65_702 },
      { count: 1, amountPaise: 21_000 },
    ]);
  });

  it('is downloaded as tables of GSTR-1', async () => {
    expect(await download('b2cs')).toMatchObject([{ Rate: '5', 'Taxable Value': '400.02' }]);
    expect(await download('exemp')).toMatchObject([
      { 'Nil Rated Supplies': '20', 'Non-GST Supplies': '0' },
    ]);
    const [first] = await download('hsn');
    expect(first).toMatchObject({ HSN: '1006', 'Total Quantity': '2', 'Total Value': '210.02' });
    expect(await download('docs')).toMatchObject([
      { 'Nature of Document': 'Invoices for outward supply', 'Total Number': '2' },
      { 'Nature of Document': 'Credit Note', 'Total Number': '1' },
    ]);
  });

  it('has what is issued in the month, by the days of India', async () => {
    clock.advance({ minutes: 31 });
    const soap = await addProduct(admin, { gstBasisPoints: 1_800, hsn: '3401', mrpPaise: 11_800 });
    const id = await packed(soap);
    expect((await reportOf('2026-11')).receipts?.count).toBe(2);
    const [rate] = (await reportOf('2026-12')).rates;
    expect(rate).toMatchObject({ gstBasisPoints: 1_800, taxablePaise: 10_000, cgstPaise: 900 });
    await credit(admin, id, [{ productId: soap, quantity: 1 }]);
    expect((await reportOf('2026-12')).rates).toEqual([]);
    expect(await reportOf('2027-01')).toMatchObject({ receipts: null, creditNotes: null });
  });

  it.each(['2026-13', '2026-1', 'x', ''])('refuses the month %j', async (month) => {
    const refused = await admin.graphql(REPORT, { month });
    expect(refusalOf(refused)).toEqual([400, 'VALIDATION', 'month']);
  });

  it('refuses tables that there are not', async () => {
    const refused = await admin.send('GET', '/exports/gst/2026-11/b2b.csv');
    expect(refusalOf(refused)).toEqual([400, 'VALIDATION', 'table']);
  });
});
