import fc from 'fast-check';
import { BillStepKind } from '../../checkout/index.rules';
import { ReceiptFacts, amountText, receiptDocument } from './receipt-document.rules';

function facts(order: Partial<ReceiptFacts['order']> = {}): ReceiptFacts {
  return {
    language: 'en',
    number: 'GRO/2026-27/000123',
    issuedAt: new Date('2026-11-21T18:30:00Z'),
    issuer: {
      name: 'Grocessay',
      city: 'Thane',
      addressLines: ['Grocessay', '12 Gokhale Road', 'Thane 400602'],
      supportPhone: '+91 22 5550 0182',
      supportEmail: 'support@grocessay.test',
      prefix: 'GRO',
    },
    customer: {
      firstName: 'Asha',
      lastName: 'Patil',
      email: 'asha@shop.test',
      phone: '9820012345',
    },
    order: {
      id: 7,
      placedAt: new Date('2026-11-21T10:00:00Z'),
      status: 'packed',
      paymentMethod: 'card',
      paymentStatus: 'success',
      slotDate: '2026-11-23',
      slotStartMinute: 420,
      slotEndMinute: 540,
      deliveryAddress: null,
      substitution: null,
      couponCode: null,
      lines: [],
      billSteps: [],
      toPayPaise: 1000,
      ...order,
    },
    card: { cardBrand: 'Visa', cardLastFour: '4242' },
    utr: null,
    refunds: [],
  };
}

describe('receiptDocument', () => {
  it('dates by the days of India, and names the store once', () => {
    const { blocks, storeName, storeLines } = receiptDocument(facts());
    expect(blocks[0]?.lines).toEqual(['GRO/2026-27/000123', '22 November 2026']);
    expect(blocks[1]?.lines).toEqual(['No. 7', '21 November 2026']);
    expect(blocks[3]?.lines).toEqual(['23 November 2026, 7 am to 9 am']);
    expect([storeName, ...storeLines]).toEqual(['Grocessay', '12 Gokhale Road', 'Thane 400602']);
  });

  it.each([
    ['hi', '23 नवंबर 2026, सुबह 7 – 9'],
    ['mr', '23 नोव्हेंबर, 2026, सकाळी 7 – 9'],
  ] as const)('says in the language of the customer when it comes: %s', (language, words) => {
    expect(receiptDocument({ ...facts(), language }).blocks[3]?.lines).toEqual([words]);
  });

  it('shows tax number and food licence, where the store has them', () => {
    const { issuer, ...rest } = facts();
    const taxed = { ...issuer, gstin: '27AAPFU0939F1ZV', fssaiLicence: '11520998000123' };
    expect(receiptDocument({ ...rest, issuer: taxed }).storeLines.slice(-2)).toEqual([
      'GSTIN 27AAPFU0939F1ZV',
      'FSSAI Lic. No. 11520998000123',
    ]);
  });

  it('leaves out what an address does not have', () => {
    const deliveryAddress = {
      recipientName: 'Asha Patil',
      line1: 'Flat 4',
      line2: null,
      landmark: null,
      pinCode: '400602',
      phone: '9820012345',
    };
    const { blocks } = receiptDocument(facts({ deliveryAddress }));
    const delivered = ['Asha Patil', 'Flat 4', '400602', '9820012345'];
    expect(blocks[3]?.lines.slice(0, -1)).toEqual(delivered);
  });

  it('shows a line as it was sold, with its share of the discounts', () => {
    const line = {
      quantity: 3,
      mrpPaise: 12_345,
      unitPricePaise: 12_345,
      totalPaise: 37_035,
      ...{ weighedGrams: null, gstBasisPoints: null, hsn: null, nameHi: null, nameMr: null },
    };
    const lines = [
      { ...line, name: 'Mango', unit: '1 dozen', discountPaise: 1852 },
      { ...line, name: 'टमाटर', unit: null, discountPaise: 0 },
    ];
    const sold = { quantity: '3', mrp: '₹123.45', total: '₹370.35' };
    expect(receiptDocument(facts({ lines })).rows).toEqual([
      { ...sold, name: 'Mango, 1 dozen', discount: '-₹18.52' },
      { ...sold, name: 'टमाटर', discount: '' },
    ]);
  });

  it('says what pieces weighed that are sold by weight', () => {
    const line = {
      quantity: 3,
      mrpPaise: 5_000,
      unitPricePaise: 5_000,
      totalPaise: 13_600,
      ...{ weighedGrams: 1_360, gstBasisPoints: null, hsn: null, nameHi: null, nameMr: null },
    };
    const lines = [{ ...line, name: 'Onion', unit: '500 g', discountPaise: 0 }];
    expect(receiptDocument(facts({ lines })).rows).toMatchObject([
      { name: 'Onion, 500 g (weighed: 1,360 g)', quantity: '3', total: '₹136.00' },
    ]);
  });

  it('shows the tax within the sum by rate, and HSN codes', () => {
    const line = {
      ...{ quantity: 1, mrpPaise: 10_500, unitPricePaise: 10_500, totalPaise: 10_500 },
      ...{ weighedGrams: null, discountPaise: 0, unit: null, nameHi: null, nameMr: null },
    };
    const lines = [
      { ...line, name: 'Rice', gstBasisPoints: 500, hsn: '1006' },
      { ...line, name: 'Gift wrap', gstBasisPoints: null, hsn: null },
    ];
    const { rows, taxes } = receiptDocument(facts({ lines }));
    expect(rows.map(({ name }) => name)).toEqual(['Rice (HSN 1006)', 'Gift wrap']);
    const none = { cgst: '₹0.00', sgst: '₹0.00' };
    expect(taxes).toEqual([
      { rate: 'GST 5 %', taxable: '₹100.00', cgst: '₹2.50', sgst: '₹2.50', amount: '₹105.00' },
      { rate: 'No rate', taxable: '₹105.00', ...none, amount: '₹105.00' },
    ]);
    const untaxed = receiptDocument(facts({ lines: lines.slice(1) }));
    expect(untaxed.taxes).toEqual([]);
  });

  it.each([
    [{}, 'Paid by card: Visa ending in 4242'],
    [{ toPayPaise: 0 }, 'Nothing was left to pay'],
    [{ paymentMethod: 'cash on delivery' }, 'Cash on delivery, collected'],
    [
      { paymentMethod: 'cash on delivery', paymentStatus: 'pending' },
      'Cash on delivery, to be paid at the door',
    ],
  ])('says how an order with %j is paid', (order, text) => {
    expect(receiptDocument(facts(order)).payment).toEqual([text]);
  });

  it.each([
    ['success', 'Total paid'],
    ['refunded', 'Total paid'],
    ['pending', 'Total to pay'],
  ])('calls the sum of an order whose payment is %s the %s', (paymentStatus, label) => {
    expect(receiptDocument(facts({ paymentStatus })).total).toEqual({ label, amount: '₹10.00' });
  });

  it('says only that it was paid online, where there was no card to see', () => {
    const card = { cardBrand: null, cardLastFour: null };
    expect(receiptDocument({ ...facts(), card }).payment).toEqual(['Paid online']);
    expect(receiptDocument({ ...facts(), card: null }).payment).toEqual(['Paid online']);
  });

  it('names the transfer by UPI that paid it', () => {
    const paid = { ...facts(), card: null, utr: '412345678901' };
    expect(receiptDocument(paid).payment).toEqual(['Paid by UPI: UTR 412345678901']);
  });

  it('lists what is paid back, and what is on its way', () => {
    const back = {
      amountPaise: 500,
      reason: 'Bruised',
      reasonMessage: null,
      createdAt: new Date('2026-11-22T00:00:00Z'),
    };
    const refunds = [
      { ...back, status: 'success' },
      { ...back, status: 'pending' },
    ];
    expect(receiptDocument({ ...facts(), refunds }).refunds).toEqual([
      { text: '22 November 2026: Bruised', amount: '₹5.00' },
      { text: '22 November 2026: Bruised (on its way)', amount: '₹5.00' },
    ]);
  });
});

describe('a receipt in Hindi and Marathi', () => {
  const line = {
    ...{ name: 'Onion', nameHi: 'प्याज़', nameMr: 'कांदा', unit: '500 g', quantity: 3 },
    ...{ mrpPaise: 5_000, unitPricePaise: 4_500, totalPaise: 13_600, discountPaise: 0 },
    ...{ weighedGrams: 1_360, gstBasisPoints: 500, hsn: '0703' },
  };
  const step = { labelMessage: undefined, reasonMessage: null };
  const order = {
    lines: [line],
    couponCode: 'MANGO20',
    billSteps: [
      {
        ...step,
        kind: BillStepKind.COUPON,
        label: 'Coupon MANGO20',
        reason: '20%',
        amountPaise: -1,
      },
      {
        ...step,
        kind: BillStepKind.DELIVERY_FEE,
        label: 'Delivery',
        reason: 'free',
        amountPaise: 0,
      },
    ],
  };
  const cancelled = {
    ...{ amountPaise: 500, reason: 'The order was cancelled', status: 'pending' },
    reasonMessage: { messageId: 'ordering.orderCancelled', params: {} },
    createdAt: new Date('2026-11-22T00:00:00Z'),
  };

  it('names products and says everything of the shop in the language', () => {
    const hindi = receiptDocument({ ...facts(order), language: 'hi', refunds: [cancelled] });
    expect(hindi.title).toBe('रसीद');
    expect(hindi.rows[0]?.name).toBe(
      'प्याज़, 500 ग्राम (HSN 0703) (₹45.00 में बेचा गया) (वज़न: 1,360 ग्राम)',
    );
    expect(hindi.bill).toMatchObject([
      { label: 'कूपन MANGO20', reason: '' },
      { label: 'डिलीवरी', reason: 'मुफ़्त' },
    ]);
    expect(hindi.blocks[0]?.lines[1]).toBe('22 नवंबर 2026');
    expect(hindi.refunds[0]?.text).toBe('22 नवंबर 2026 (वापस किया जा रहा है)');
  });

  it('leaves what somebody wrote as it is', () => {
    const written = { ...cancelled, reason: 'Bruised', reasonMessage: null, status: 'success' };
    const marathi = receiptDocument({ ...facts(order), language: 'mr', refunds: [written] });
    expect(marathi.rows[0]?.name).toMatch(/^कांदा, 500 ग्रॅम/);
    expect(marathi.refunds[0]?.text).toBe('22 नोव्हेंबर, 2026: Bruised');
  });
});

describe('amountText', () => {
  it.each([
    [0, '₹0.00'],
    [5, '₹0.05'],
    [-1852, '-₹18.52'],
    [12_345_650, '₹1,23,456.50'],
    [9_405_000_000, '₹9,40,50,000.00'],
  ])('writes %p paise as %s', (paise, text) => {
    expect(amountText(paise)).toBe(text);
  });

  it('loses no paisa', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (paise) => {
        expect(Number(amountText(paise).replace(/[₹,.]/g, ''))).toBe(paise);
      }),
    );
  });
});
