import { InMemoryCache, type Reference, type TypePolicies } from '@apollo/client';

/**
 * Lists that come whole with every answer, and so replace what was there. That is what Apollo does anyway; saying so
 * silences a warning that only its development build has.
 */
const wholeLists = (...names: string[]) => ({
  fields: Object.fromEntries(names.map((name) => [name, { merge: false }])),
});
const forDevelopment = (): TypePolicies => ({
  Cart: wholeLists('items'),
  Order: wholeLists('events', 'lines', 'payments', 'refunds', 'substituteQuestions'),
  Product: wholeLists('pictures'),
  Wishes: wholeLists('items', 'awaited'),
});

/** The normalised cache. */
export function createCache(): InMemoryCache {
  const cache = new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          // A product that a list has brought needs no second call.
          product: {
            read: (existing: Reference | undefined, { args, toReference }) =>
              existing ?? toReference({ __typename: 'Product', id: String(args?.id) }),
          },
        },
      },
      Order: {
        fields: {
          // An order's bill and address never change; screens ask for more or less of them.
          bill: { merge: true },
          deliveryAddress: { merge: true },
        },
      },
      // What an admin sees of an order or a coupon follows every answer about it.
      AdminOrder: { keyFields: ['order', ['id']] },
      CouponForAdmin: { keyFields: ['coupon', ['id']] },
      Store: { keyFields: [] },
      // There is one of each caller; every change answers it whole.
      Wishes: { keyFields: [] },
    },
  });
  if (import.meta.env.DEV) cache.policies.addTypePolicies(forDevelopment());
  return cache;
}
