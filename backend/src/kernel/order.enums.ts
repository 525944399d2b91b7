import { registerEnumType } from 'type-graphql';

/** Status of an order; the values are the specification's words. */
export enum OrderStatus {
  /** Awaiting an online payment. */
  PENDING = 'pending',
  /** Placed. */
  SUCCESS = 'success',
  /** Being picked, line by line. */
  PICKING = 'picking',
  PACKED = 'packed',
  OUT_FOR_DELIVERY = 'out for delivery',
  DELIVERED = 'delivered',
  /** Not accepted at the door; the order is in the shop again, or on its way back. */
  DELIVERY_FAILED = 'delivery failed',
  /** Remains in the shop for good after a failed delivery. */
  RETURNED = 'returned',
  CANCELLED = 'cancelled',
}
registerEnumType(OrderStatus, {
  name: 'OrderStatus',
  description: 'Status of an order.',
  valuesConfig: {
    PENDING: { description: 'Awaiting an online payment.' },
    SUCCESS: { description: 'Placed: paid online, or to be paid on delivery.' },
    PICKING: { description: 'Being picked, line by line.' },
    PACKED: { description: 'Packed in the shop.' },
    OUT_FOR_DELIVERY: { description: 'On its way to the customer.' },
    DELIVERED: { description: 'Handed over.' },
    DELIVERY_FAILED: {
      description: 'Could not be handed over; the order gets a new delivery slot or is returned.',
    },
    RETURNED: {
      description: 'Remains in the shop after a failed delivery; payments are refunded.',
    },
    CANCELLED: { description: 'Cancelled.' },
  },
});

/** Customer's choice for products that are missing when the order is packed. */
export enum Substitution {
  CALL_ME = 'call me',
  SIMILAR_PRODUCT = 'similar product',
  NO_SUBSTITUTE = 'no substitute',
}
registerEnumType(Substitution, {
  name: 'Substitution',
  description: "Customer's choice for products that are missing when the order is packed.",
  valuesConfig: {
    CALL_ME: { description: 'Call the customer and ask.' },
    SIMILAR_PRODUCT: { description: 'Deliver a similar product for at most the same price.' },
    NO_SUBSTITUTE: { description: 'Leave the product out.' },
  },
});

/** Reason why pieces of an order are missing. */
export enum ShortReason {
  NOT_THERE = 'not there',
  DAMAGED = 'damaged',
  CUSTOMER_DECLINED = 'customer declined',
}
registerEnumType(ShortReason, {
  name: 'ShortReason',
  description: 'Reason why pieces of an order are missing.',
  valuesConfig: {
    NOT_THERE: { description: 'Not in stock: the recorded stock was wrong.' },
    DAMAGED: { description: 'Not fit for sale; the pieces are written off.' },
    CUSTOMER_DECLINED: {
      description: 'Declined by the customer; the pieces stay available for sale.',
    },
  },
});

/** Location of refunded pieces. */
export enum ReturnedGoods {
  STOCK = 'stock',
  WASTE = 'waste',
  NOT_RETURNED = 'not returned',
}
registerEnumType(ReturnedGoods, {
  name: 'ReturnedGoods',
  description: 'Location of refunded pieces.',
  valuesConfig: {
    STOCK: { description: 'Returned to the shop and available for sale again.' },
    WASTE: { description: 'Returned to the shop and written off.' },
    NOT_RETURNED: { description: 'Never received by the customer, or kept by them.' },
  },
});

/** Payment method. */
export enum PaymentMethod {
  CARD = 'card',
  CASH_ON_DELIVERY = 'cash on delivery',
}
registerEnumType(PaymentMethod, {
  name: 'PaymentMethod',
  description: 'Payment method of an order.',
  valuesConfig: {
    CARD: { description: 'Online by card or UPI, with the online-payment discount.' },
    CASH_ON_DELIVERY: { description: 'On delivery, without that discount.' },
  },
});
