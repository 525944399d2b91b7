import { registerEnumType } from 'type-graphql';

/** The orders a product list can be in. */
export enum ProductSort {
  NAME = 'NAME',
  PRICE_LOW_TO_HIGH = 'PRICE_LOW_TO_HIGH',
  PRICE_HIGH_TO_LOW = 'PRICE_HIGH_TO_LOW',
  NEWEST = 'NEWEST',
  RELEVANCE = 'RELEVANCE',
  UNIT_PRICE = 'UNIT_PRICE',
  POPULARITY = 'POPULARITY',
}
registerEnumType(ProductSort, {
  name: 'ProductSort',
  description: 'The orders a product list can be in.',
  valuesConfig: {
    NAME: { description: 'By name.' },
    PRICE_LOW_TO_HIGH: { description: 'The cheapest first.' },
    PRICE_HIGH_TO_LOW: { description: 'The dearest first.' },
    NEWEST: { description: 'What came in last, first.' },
    RELEVANCE: {
      description:
        'What is meant most likely, first. Where nothing is searched for, by popularity.',
    },
    UNIT_PRICE: {
      description:
        'The cheapest kilogram or litre first, then the cheapest piece, then what cannot be compared.',
    },
    POPULARITY: { description: 'What was sold most lately, first.' },
  },
});
