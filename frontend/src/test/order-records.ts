import type {
  DeliverySlotsQuery,
  OrderRowsFragment,
  OrderToPayFieldsFragment,
} from '../generated/graphql';

type Slot = DeliverySlotsQuery['deliverySlots'][number];
type OrderToPay = OrderToPayFieldsFragment;

/** A delivery slot that is open. */
export const aSlot = (slot: Partial<Slot> = {}) => ({
  __typename: 'DeliverySlot',
  id: '2026-11-21/1020',
  date: '2026-11-21',
  startMinute: 1020,
  endMinute: 1140,
  remaining: 40,
  closedReason: null,
  ...slot,
});

/** A line of an order: two kilos of potatoes. */
export const anOrderLine = (line: Partial<OrderRowsFragment['lines'][number]> = {}) => ({
  __typename: 'OrderLine',
  id: '9001',
  name: 'Potato (Aloo / Batata)',
  unit: '1 kg',
  mrpPaise: 3400,
  quantity: 2,
  totalPaise: 6800,
  ...line,
});

/** An order that was paid online. */
export const anOrder = (order: Partial<OrderRowsFragment> = {}) => ({
  __typename: 'Order',
  id: '301',
  orderedDate: '2026-11-20',
  status: 'SUCCESS',
  paymentStatus: 'SUCCESS',
  paymentMethod: 'CARD',
  bill: { __typename: 'Bill', toPayPaise: 6460 },
  deliverySlot: {
    __typename: 'OrderSlot',
    date: '2026-11-21',
    startMinute: 1020,
    endMinute: 1140,
  },
  lines: [anOrderLine()],
  ...order,
});

/** One page of orders. */
export const aPageOfOrders = (items: readonly object[], page = { page: 1, pageCount: 1 }) => ({
  __typename: 'OrderPage',
  totalCount: items.length,
  pageSize: 10,
  ...page,
  items,
});

/** An order as the payment screen sees it. */
export const anOrderToPay = (order: Partial<OrderToPay> = {}) => ({
  __typename: 'Order',
  id: '301',
  status: 'PENDING',
  paymentStatus: 'PENDING',
  paymentMethod: 'CARD',
  bill: {
    __typename: 'Bill',
    toPayPaise: 6460,
    steps: [
      {
        __typename: 'BillStep',
        kind: 'SUBTOTAL',
        label: 'Subtotal',
        amountPaise: 6800,
        reason: null,
      },
      {
        __typename: 'BillStep',
        kind: 'ONLINE_PAYMENT_DISCOUNT',
        label: 'Online payment',
        amountPaise: -340,
        reason: '5% of ₹68',
      },
      {
        __typename: 'BillStep',
        kind: 'DELIVERY_FEE',
        label: 'Delivery',
        amountPaise: 0,
        reason: 'free',
      },
    ],
  },
  ...order,
});
