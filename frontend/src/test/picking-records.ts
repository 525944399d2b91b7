import type { Action, WalkLine, WalkOrder } from '../staff/picking/queue.rules';

/** A line of an order to pick: two kilos of potatoes. */
export const aWalkLine = (line: Partial<WalkLine> = {}): WalkLine => ({
  id: '9001',
  productId: '5013',
  name: 'Potato (Aloo / Batata)',
  nameHi: 'आलू',
  nameMr: 'बटाटा',
  unit: '1 kg',
  imageUrl: '/media/food/1f954.webp',
  unitPricePaise: 3400,
  quantity: 2,
  orderedQuantity: 2,
  pickedQuantity: null,
  packGrams: null,
  weighedGrams: null,
  shortQuantity: 0,
  shortReason: null,
  substitutedQuantity: 0,
  substitutesLineId: null,
  version: 1,
  shelf: {
    shelfLocation: 'A03-2',
    barcode: '8901030865275',
    sku: 'VEG-POTATO-1KG',
    aliases: 'aloo;आलू',
    categoryName: 'Vegetables',
  },
  ...line,
});

type Changes = Partial<WalkOrder['order']> & Partial<Pick<WalkOrder, 'picking' | 'reducedByPaise'>>;

/** An order assigned to the viewer for picking. */
export const aWalkOrder = ({ picking, reducedByPaise, ...order }: Changes = {}): WalkOrder => ({
  reducedByPaise: reducedByPaise ?? 0,
  canAskCustomer: false,
  picking:
    picking === undefined
      ? {
          staffEmail: 'picker@grocessay.test',
          isOwn: true,
          until: '2026-11-20T10:20:00Z',
        }
      : picking,
  customer: {
    id: '7',
    firstName: 'Asha',
    lastName: 'Patil',
    isDeleted: false,
    phone: '9820098200',
  },
  order: {
    id: '12',
    status: 'PICKING',
    substitution: null,
    deliverySlot: {
      date: '2026-11-21',
      startMinute: 1020,
      endMinute: 1140,
    },
    deliveryAddress: {
      recipientName: 'Asha Patil',
      phone: '9820098200',
    },
    lines: [aWalkLine()],
    substituteQuestions: [],
    ...order,
  },
});

/** An action of a picker. */
export const anAction = (action: Partial<Action> = {}): Action => ({
  key: 'key-1',
  adminId: '7',
  orderId: '12',
  step: { kind: 'pick', lineId: '1', pickedQuantity: 1 },
  subject: 'Potato',
  expectedVersion: 1,
  refusal: null,
  ...action,
});
