// Written by `npm run codegen`. Do not edit.
import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type * as types from '../graphql';
export const GiftCreditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GiftCredit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"giftCreditPaise"}}]}}]}}]} as unknown as DocumentNode<types.GiftCreditQuery, types.GiftCreditQueryVariables>;

export const RedeemGiftVoucherDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RedeemGiftVoucher"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redeemGiftVoucher"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"valuePaise"}},{"kind":"Field","name":{"kind":"Name","value":"giftCreditPaise"}}]}}]}}]} as unknown as DocumentNode<types.RedeemGiftVoucherMutation, types.RedeemGiftVoucherMutationVariables>;

export const useGiftCreditQuery = (options: useQuery.Options<types.GiftCreditQuery, types.GiftCreditQueryVariables> = {}) =>
  useQuery<types.GiftCreditQuery, types.GiftCreditQueryVariables>(GiftCreditDocument, options);

export const useRedeemGiftVoucherMutation = (options?: useMutation.Options<types.RedeemGiftVoucherMutation, types.RedeemGiftVoucherMutationVariables>) =>
  useMutation<types.RedeemGiftVoucherMutation, types.RedeemGiftVoucherMutationVariables>(RedeemGiftVoucherDocument, options);