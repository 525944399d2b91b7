import { registerEnumType } from 'type-graphql';

/** Sort order of found orders. */
export enum OrderSort {
  NEWEST = 'newest',
  OLDEST = 'oldest',
  DELIVERY_FIRST = 'delivery first',
  DELIVERY_LAST = 'delivery last',
}
registerEnumType(OrderSort, {
  name: 'OrderSort',
  description: 'Sort order of found orders.',
  valuesConfig: {
    NEWEST: { description: 'By time of placement, newest first.' },
    OLDEST: { description: 'By time of placement, oldest first.' },
    DELIVERY_FIRST: { description: 'By delivery slot, earliest first.' },
    DELIVERY_LAST: { description: 'By delivery slot, latest first.' },
  },
});
