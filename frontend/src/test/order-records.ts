import type {
  DeliverySlotsQuery,
  OrderConfirmationQuery,
  OrderDetailsFragment,
  OrderRowsFragment,
  OrderStatus,
  OrderToEditFragment,
  OrderToPayFieldsFragment,
} from '../generated/graphql';
import { aBill, aStep } from './checkout-records';
import type { WithTypename } from './records';

type Slot = DeliverySlotsQuery['deliverySlots'][number];
type OrderToPay = OrderToPayFieldsFragment;
type Event = OrderDetailsFragment['events'][number];
type Payment = OrderDetailsFragment['payments'][number];
type Refund = OrderDetailsFragment['refunds'][number];

/** An open delivery slot. */
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
  nameHi: null,
  nameMr: null,
  id: '9001',
  name: 'Potato (Aloo / Batata)',
  unit: '1 kg',
  imageUrl: '/media/food/1f954.webp',
  mrpPaise: 3400,
  unitPricePaise: 3400,
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

/** The confirmation after placing or paying an order. */
export const anOrderConfirmation = (order: Partial<OrderConfirmationQuery['order']> = {}) => {
  const { id, status, paymentStatus, paymentMethod, bill, deliverySlot, __typename } = anOrder();
  return {
    me: { __typename: 'Customer', id: '7', email: 'asha@grocessay.test' },
    order: {
      ...{ __typename, id, status, paymentStatus, paymentMethod, bill, deliverySlot },
      deliveryAddress: null,
      ...order,
    },
  };
};

/** One page of orders. */
export const aPageOfOrders = (items: readonly object[], page = { page: 1, pageCount: 1 }) => ({
  __typename: 'OrderPage',
  totalCount: items.length,
  pageSize: 10,
  ...page,
  items,
});

/** An order on the payment screen. */
export const anOrderToPay = (order: Partial<OrderToPay> = {}) => ({
  __typename: 'Order',
  id: '301',
  status: 'PENDING',
  paymentStatus: 'PENDING',
  paymentMethod: 'CARD',
  payUntil: null,
  upiRequest: null,
  bill: aBill(6800, aStep('ONLINE_PAYMENT_DISCOUNT', 'Online payment', -340, '5% of ₹68')),
  payments: [],
  ...order,
});

/** An order event. */
export const anEvent = (event: Partial<Event> = {}): WithTypename<Event> => ({
  __typename: 'OrderEvent',
  at: '2026-11-20T09:00:00Z',
  actorRole: 'CUSTOMER',
  staffEmail: null,
  fromStatus: null,
  toStatus: 'PENDING',
  paymentStatus: 'PENDING',
  note: null,
  noteMessage: null,
  ...event,
});

/** A successful payment. */
export const aPayment = (payment: Partial<Payment> = {}): WithTypename<Payment> => ({
  __typename: 'Payment',
  id: '11',
  amountPaise: 6460,
  status: 'SUCCESS',
  cardBrand: 'Visa',
  cardLastFour: '4242',
  isByUpi: false,
  utr: null,
  rejectedBecause: null,
  createdAt: '2026-11-20T09:02:00Z',
  ...payment,
});

/** A refund. */
export const aRefund = (refund: Partial<Refund> = {}): WithTypename<Refund> => ({
  __typename: 'Refund',
  id: '71',
  amountPaise: 6460,
  status: 'PENDING',
  reason: 'The order was cancelled',
  reasonMessage: { messageId: 'ordering.orderCancelled', params: {} },
  isSentByHand: false,
  utr: null,
  createdAt: '2026-11-20T09:10:00Z',
  ...refund,
});

/** The GST of one rate within the sum paid. */
const aRateTax = (tax: Partial<OrderDetailsFragment['taxes'][number]> = {}) => ({
  __typename: 'RateTax' as const,
  ...{ gstBasisPoints: 500, taxablePaise: 6152, cgstPaise: 154, sgstPaise: 154 },
  ...tax,
});

/** An order on its own page: paid by card, not packed yet. */
export const anOrderInDetail = (order: Partial<OrderDetailsFragment> = {}) => ({
  ...anOrder(),
  placedAt: '2026-11-20T09:00:00Z',
  payUntil: null,
  couponCode: null,
  substitution: 'CALL_ME',
  canBeCancelled: true,
  takesUpiTransfer: false,
  deliveredWith: [],
  editableUntil: null,
  deliveryAddress: {
    __typename: 'DeliveryAddress',
    recipientName: 'Asha Patil',
    line1: '12 Gokhale Road',
    line2: 'Naupada',
    landmark: null,
    instructions: null,
    pinCode: '400602',
    phone: '9820098200',
  },
  bill: aBill(6800, aStep('ONLINE_PAYMENT_DISCOUNT', 'Online payment', -340, '5% of ₹68')),
  taxes: [aRateTax()],
  lines: [
    {
      ...anOrderLine(),
      ...{ discountPaise: 340, refundedQuantity: 0 },
      hsn: '0701',
    },
  ],
  events: [
    anEvent(),
    anEvent({
      at: '2026-11-20T09:02:00Z',
      actorRole: 'SYSTEM',
      fromStatus: 'PENDING',
      toStatus: 'SUCCESS',
      paymentStatus: 'SUCCESS',
    }),
  ],
  payments: [aPayment()],
  refunds: [],
  toCollectPaise: 0,
  creditNotes: [],
  substituteQuestions: [],
  deliveryPhotos: [],
  reportableUntil: null,
  reports: [],
  ...order,
});

/** The same order on the edit form. */
export const anOrderToEdit = (order: Partial<OrderToEditFragment> = {}) => {
  const { id, couponCode, deliverySlot, deliveryAddress, bill } = anOrderInDetail();
  const { __typename, name, unit, unitPricePaise, quantity, ...line } = anOrderLine();
  return {
    __typename: 'Order',
    ...{ id, couponCode, deliverySlot, deliveryAddress, bill, deliveredWith: [] },
    paymentMethod: 'CARD' as const,
    ...{ editVersion: 0, editableUntil: '2026-11-21T10:30:00Z' },
    lines: [
      {
        __typename,
        id: line.id,
        productId: '3',
        name,
        nameHi: null,
        nameMr: null,
        unit,
        unitPricePaise,
        quantity,
      },
    ],
    ...order,
  };
};

/** The same order in the admin's view. */
export const anAdminOrder = (
  order: Partial<OrderDetailsFragment> = {},
  nextStatuses: readonly OrderStatus[] = ['PACKED', 'CANCELLED'],
) => adminOrderOf(anOrderInDetail(order), nextStatuses);

const adminOrderOf = (
  order: ReturnType<typeof anOrderInDetail>,
  nextStatuses: readonly OrderStatus[],
) => ({
  __typename: 'AdminOrder',
  nextStatuses,
  customer: {
    __typename: 'Customer',
    id: '7',
    firstName: 'Asha',
    lastName: 'Patil',
    isDeleted: false,
    email: 'asha@grocessay.test',
    phone: '9820098200',
  },
  order: {
    ...order,
    ...{ deliveryVersion: 0, isByPhone: false },
    lines: order.lines.map((line) => ({ version: 1, ...line })),
  },
});

/** An order with staff notes of these texts. */
export const anOrderWithNotes = (id: string, texts: readonly string[]) => ({
  __typename: 'AdminOrder',
  order: { __typename: 'Order', id },
  staffNotes: texts.map((text, index) => ({
    __typename: 'OrderNote',
    id: String(index + 1),
    at: '2026-11-20T09:00:00Z',
    staffEmail: 'keeper@shop.test',
    text,
  })),
});
