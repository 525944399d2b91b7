// Written by `npm run codegen`. Do not edit.
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { CouponOffer } from './coupon-offer';
import type * as types from '../graphql';
export const CouponsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Coupons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coupons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CouponOffer"}}]}}]}},CouponOffer]} as unknown as DocumentNode<types.CouponsQuery, types.CouponsQueryVariables>;

export const useCouponsQuery = (options: useQuery.Options<types.CouponsQuery, types.CouponsQueryVariables> = {}) =>
  useQuery<types.CouponsQuery, types.CouponsQueryVariables>(CouponsDocument, options);