import { registerEnumType } from 'type-graphql';

/** The status of an order; the values come from the specification. */
export enum OrderStatus {
  /** Waiting for an online payment. */
  PENDING = 'pending',
  /** Placed. */
  SUCCESS = 'success',
  /** Being picked, line by line. */
  PICKING = 'picking',
  PACKED = 'packed',
  OUT_FOR_DELIVERY = 'out for delivery',
  DELIVERED = 'delivered',
  /** Nobody accepted the delivery; the goods are back in the shop, or on their way back. */
  DELIVERY_FAILED = 'delivery failed',
  /** Kept in the shop for good after a failed delivery. */
  RETURNED = 'returned',
  CANCELLED = 'cancelled',
}
registerEnumType(OrderStatus, {
  name: 'OrderStatus',
  description: 'Where an order is on its way.',
  valuesConfig: {
    PENDING: { description: 'Waits for an online payment.' },
    SUCCESS: { description: 'Placed: paid online, or to be paid at the door.' },
    PICKING: { description: 'Somebody picks it, line by line.' },
    PACKED: { description: 'Packed in the shop.' },
    OUT_FOR_DELIVERY: { description: 'On its way to the customer.' },
    DELIVERED: { description: 'Handed over.' },
    DELIVERY_FAILED: {
      description: 'Could not be handed over; it gets a new delivery slot, or is returned.',
    },
    RETURNED: {
      description: 'Stays in the shop after a failed delivery; what was paid is paid back.',
    },
    CANCELLED: { description: 'Called off.' },
  },
});

/** What to do about products that are missing when an order is packed. */
export enum Substitution {
  CALL_ME = 'call me',
  SIMILAR_PRODUCT = 'similar product',
  NO_SUBSTITUTE = 'no substitute',
}
registerEnumType(Substitution, {
  name: 'Substitution',
  description: 'What is to be done where something of an order is missing when it is packed.',
  valuesConfig: {
    CALL_ME: { description: 'Call the customer and ask.' },
    SIMILAR_PRODUCT: { description: 'Bring something similar for at most the same price.' },
    NO_SUBSTITUTE: { description: 'Leave it out.' },
  },
});

/** Why pieces of an order are missing. */
export enum ShortReason {
  NOT_THERE = 'not there',
  DAMAGED = 'damaged',
  CUSTOMER_DECLINED = 'customer declined',
}
registerEnumType(ShortReason, {
  name: 'ShortReason',
  description: 'Why pieces of an order are missing.',
  valuesConfig: {
    NOT_THERE: { description: 'They are not there: the stock was wrong.' },
    DAMAGED: { description: 'They cannot be sold, and are written off.' },
    CUSTOMER_DECLINED: { description: 'The customer does not want them; others can buy them.' },
  },
});

/** The whereabouts of refunded pieces. */
export enum ReturnedGoods {
  STOCK = 'stock',
  WASTE = 'waste',
  NOT_RETURNED = 'not returned',
}
registerEnumType(ReturnedGoods, {
  name: 'ReturnedGoods',
  description: 'Where pieces are that are paid back.',
  valuesConfig: {
    STOCK: { description: 'They came back to the shop, and others can buy them.' },
    WASTE: { description: 'They came back to the shop, and are written off.' },
    NOT_RETURNED: { description: 'The customer never had them, or keeps them.' },
  },
});

/** How the customer pays. */
export enum PaymentMethod {
  CARD = 'card',
  CASH_ON_DELIVERY = 'cash on delivery',
}
registerEnumType(PaymentMethod, {
  name: 'PaymentMethod',
  description: 'How an order is paid.',
  valuesConfig: {
    CARD: { description: 'Online by card or UPI, with the online-payment discount.' },
    CASH_ON_DELIVERY: { description: 'At the door, without that discount.' },
  },
});
