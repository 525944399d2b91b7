import { registerEnumType } from 'type-graphql';

/** In which order found orders are listed. */
export enum OrderSort {
  NEWEST = 'newest',
  OLDEST = 'oldest',
  DELIVERY_FIRST = 'delivery first',
  DELIVERY_LAST = 'delivery last',
}
registerEnumType(OrderSort, {
  name: 'OrderSort',
  description: 'In which order found orders are listed.',
  valuesConfig: {
    NEWEST: { description: 'By when they were placed, the newest first.' },
    OLDEST: { description: 'By when they were placed, the oldest first.' },
    DELIVERY_FIRST: { description: 'By their delivery slots, the earliest first.' },
    DELIVERY_LAST: { description: 'By their delivery slots, the latest first.' },
  },
});
