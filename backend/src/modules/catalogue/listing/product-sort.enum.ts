import { registerEnumType } from 'type-graphql';

/** Sort order of a product list. */
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
  description: 'Sort order of a product list.',
  valuesConfig: {
    NAME: { description: 'By name.' },
    PRICE_LOW_TO_HIGH: { description: 'Lowest price first.' },
    PRICE_HIGH_TO_LOW: { description: 'Highest price first.' },
    NEWEST: { description: 'Newest first.' },
    RELEVANCE: {
      description: 'Most relevant first; by popularity without search words.',
    },
    UNIT_PRICE: {
      description:
        'Lowest price per kilogram or litre first, then lowest price per piece, then products without comparable unit.',
    },
    POPULARITY: { description: 'Best-selling recently first.' },
  },
});
