// Written by `npm run codegen`. Do not edit.
import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { CartFields } from './cart-fields';
import { CartProduct } from './cart-fields';
import type * as types from '../graphql';
export const CartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartFields"}}]}}]}},CartFields,CartProduct]} as unknown as DocumentNode<types.CartQuery, types.CartQueryVariables>;

export const AddToCartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddToCart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddToCartInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addToCart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartFields"}}]}}]}}]}},CartFields,CartProduct]} as unknown as DocumentNode<types.AddToCartMutation, types.AddToCartMutationVariables>;

export const ChangeCartItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeCartItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeCartItemInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeCartItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartFields"}}]}}]}}]}},CartFields,CartProduct]} as unknown as DocumentNode<types.ChangeCartItemMutation, types.ChangeCartItemMutationVariables>;

export const RemoveCartItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveCartItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cartItemId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeCartItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"cartItemId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cartItemId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartFields"}}]}}]}},CartFields,CartProduct]} as unknown as DocumentNode<types.RemoveCartItemMutation, types.RemoveCartItemMutationVariables>;

export const useCartQuery = (options: useQuery.Options<types.CartQuery, types.CartQueryVariables> = {}) =>
  useQuery<types.CartQuery, types.CartQueryVariables>(CartDocument, options);

export const useAddToCartMutation = (options?: useMutation.Options<types.AddToCartMutation, types.AddToCartMutationVariables>) =>
  useMutation<types.AddToCartMutation, types.AddToCartMutationVariables>(AddToCartDocument, options);

export const useChangeCartItemMutation = (options?: useMutation.Options<types.ChangeCartItemMutation, types.ChangeCartItemMutationVariables>) =>
  useMutation<types.ChangeCartItemMutation, types.ChangeCartItemMutationVariables>(ChangeCartItemDocument, options);

export const useRemoveCartItemMutation = (options?: useMutation.Options<types.RemoveCartItemMutation, types.RemoveCartItemMutationVariables>) =>
  useMutation<types.RemoveCartItemMutation, types.RemoveCartItemMutationVariables>(RemoveCartItemDocument, options);