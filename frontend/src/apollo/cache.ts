import { InMemoryCache, type Reference } from '@apollo/client';

/** The normalised cache. Lists that answer whole replace what was there. */
export const createCache = (): InMemoryCache =>
  new InMemoryCache({
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
      // The items come whole with every answer about a cart.
      Cart: { fields: { items: { merge: false } } },
      Order: {
        fields: {
          // An order's bill and address never change; screens ask for more or less of them.
          bill: { merge: true },
          deliveryAddress: { merge: true },
          // These come whole with every answer about an order.
          events: { merge: false },
          lines: { merge: false },
          payments: { merge: false },
          refunds: { merge: false },
          substituteQuestions: { merge: false },
        },
      },
      // What an admin sees of an order or a coupon follows every answer about it.
      AdminOrder: { keyFields: ['order', ['id']] },
      CouponForAdmin: { keyFields: ['coupon', ['id']] },
      // They come whole with every answer that has them.
      Product: { fields: { pictures: { merge: false } } },
      Store: { keyFields: [] },
      // There is one of each caller; every change answers it whole.
      Wishes: { keyFields: [], fields: { items: { merge: false }, awaited: { merge: false } } },
    },
  });
