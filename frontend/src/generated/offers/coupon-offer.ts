// Written by `npm run codegen`. Do not edit.
import type { FragmentDefinitionNode } from 'graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type * as types from '../graphql';
export const CouponOffer = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CouponOffer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Coupon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"minimumSubtotalPaise"}},{"kind":"Field","name":{"kind":"Name","value":"maximumDiscountPaise"}},{"kind":"Field","name":{"kind":"Name","value":"perCustomerLimit"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}}]}} as unknown as FragmentDefinitionNode;

export const CouponOfferFragmentDoc = {"kind":"Document","definitions":[CouponOffer]} as unknown as DocumentNode<types.CouponOfferFragment, unknown>;