import { InMemoryCache } from '@apollo/client';

/** The normalised cache. Lists that answer whole replace what was there. */
export const createCache = (): InMemoryCache =>
  new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          // A product that a list has brought needs no second call.
          product: {
            read: (existing, { args, toReference }) =>
              existing ?? toReference({ __typename: 'Product', id: String(args?.id) }),
          },
        },
      },
      // The bill and the items come whole with every answer about a cart.
      Cart: { fields: { items: { merge: false }, bill: { merge: false } } },
      // An order's bill never changes; screens ask for more or less of it.
      Order: { fields: { bill: { merge: true } } },
      Store: { keyFields: [] },
    },
  });
