import { InMemoryCache, type Reference, type TypePolicies } from '@apollo/client';

/**
 * Lists that every response contains in full, so that they replace the cached ones. That is Apollo's default; stating
 * it silences a warning of its development build.
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
          // Finds a product that a list has already loaded, without another request.
          product: {
            read: (existing: Reference | undefined, { args, toReference }) =>
              existing ?? toReference({ __typename: 'Product', id: String(args?.id) }),
          },
        },
      },
      Order: {
        fields: {
          // An order's bill and address never change; screens select different fields of them.
          bill: { merge: true },
          deliveryAddress: { merge: true },
        },
      },
      // The admin's view of an order or a coupon is updated by every response that contains it.
      AdminOrder: { keyFields: ['order', ['id']] },
      CouponForAdmin: { keyFields: ['coupon', ['id']] },
      Store: { keyFields: [] },
      // There is one per caller; every change returns all of it.
      Wishes: { keyFields: [] },
    },
  });
  if (import.meta.env.DEV) cache.policies.addTypePolicies(forDevelopment());
  return cache;
}
