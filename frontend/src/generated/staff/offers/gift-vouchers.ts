// Written by `npm run codegen`. Do not edit.
import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { GiftVoucherRow } from './gift-voucher-row';
import type * as types from '../../graphql';
export const GiftVouchersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GiftVouchers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"giftVouchers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GiftVoucherRow"}}]}}]}},GiftVoucherRow]} as unknown as DocumentNode<types.GiftVouchersQuery, types.GiftVouchersQueryVariables>;

export const AddGiftVoucherDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddGiftVoucher"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GiftVoucherInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addGiftVoucher"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GiftVoucherRow"}}]}}]}},GiftVoucherRow]} as unknown as DocumentNode<types.AddGiftVoucherMutation, types.AddGiftVoucherMutationVariables>;

export const EndGiftVoucherDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndGiftVoucher"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endGiftVoucher"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GiftVoucherRow"}}]}}]}},GiftVoucherRow]} as unknown as DocumentNode<types.EndGiftVoucherMutation, types.EndGiftVoucherMutationVariables>;

export const useGiftVouchersQuery = (options: useQuery.Options<types.GiftVouchersQuery, types.GiftVouchersQueryVariables> = {}) =>
  useQuery<types.GiftVouchersQuery, types.GiftVouchersQueryVariables>(GiftVouchersDocument, options);

export const useAddGiftVoucherMutation = (options?: useMutation.Options<types.AddGiftVoucherMutation, types.AddGiftVoucherMutationVariables>) =>
  useMutation<types.AddGiftVoucherMutation, types.AddGiftVoucherMutationVariables>(AddGiftVoucherDocument, options);

export const useEndGiftVoucherMutation = (options?: useMutation.Options<types.EndGiftVoucherMutation, types.EndGiftVoucherMutationVariables>) =>
  useMutation<types.EndGiftVoucherMutation, types.EndGiftVoucherMutationVariables>(EndGiftVoucherDocument, options);