// Written by `npm run codegen`. Do not edit.
import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { AdminCouponRow } from './coupon-row';
import type * as types from '../../graphql';
export const AdminCouponsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminCoupons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminCoupons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminCouponRow"}}]}}]}},AdminCouponRow]} as unknown as DocumentNode<types.AdminCouponsQuery, types.AdminCouponsQueryVariables>;

export const AddCouponDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddCoupon"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CouponInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addCoupon"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminCouponRow"}}]}}]}},AdminCouponRow]} as unknown as DocumentNode<types.AddCouponMutation, types.AddCouponMutationVariables>;

export const EndCouponDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndCoupon"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCoupon"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminCouponRow"}}]}}]}},AdminCouponRow]} as unknown as DocumentNode<types.EndCouponMutation, types.EndCouponMutationVariables>;

export const useAdminCouponsQuery = (options: useQuery.Options<types.AdminCouponsQuery, types.AdminCouponsQueryVariables> = {}) =>
  useQuery<types.AdminCouponsQuery, types.AdminCouponsQueryVariables>(AdminCouponsDocument, options);

export const useAddCouponMutation = (options?: useMutation.Options<types.AddCouponMutation, types.AddCouponMutationVariables>) =>
  useMutation<types.AddCouponMutation, types.AddCouponMutationVariables>(AddCouponDocument, options);

export const useEndCouponMutation = (options?: useMutation.Options<types.EndCouponMutation, types.EndCouponMutationVariables>) =>
  useMutation<types.EndCouponMutation, types.EndCouponMutationVariables>(EndCouponDocument, options);