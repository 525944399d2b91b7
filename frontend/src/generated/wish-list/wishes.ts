// Written by `npm run codegen`. Do not edit.
import { useMutation, useQuery } from '@apollo/client/react';
import type { FragmentDefinitionNode } from 'graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { ProductFields } from '../catalogue/product-fields';
import type * as types from '../graphql';
export const WishesFields = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"WishesFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Wishes"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"priceMails"}},{"kind":"Field","name":{"kind":"Name","value":"canBeMailed"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wishedPaise"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"awaited"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductFields"}}]}}]}} as unknown as FragmentDefinitionNode;

export const WishesFieldsFragmentDoc = {"kind":"Document","definitions":[WishesFields,ProductFields]} as unknown as DocumentNode<types.WishesFieldsFragment, unknown>;

export const WishesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Wishes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wishes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WishesFields"}}]}}]}},WishesFields,ProductFields]} as unknown as DocumentNode<types.WishesQuery, types.WishesQueryVariables>;

export const AddWishDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddWish"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addWish"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WishesFields"}}]}}]}},WishesFields,ProductFields]} as unknown as DocumentNode<types.AddWishMutation, types.AddWishMutationVariables>;

export const RemoveWishDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveWish"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeWish"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WishesFields"}}]}}]}},WishesFields,ProductFields]} as unknown as DocumentNode<types.RemoveWishMutation, types.RemoveWishMutationVariables>;

export const useWishesQuery = (options: useQuery.Options<types.WishesQuery, types.WishesQueryVariables> = {}) =>
  useQuery<types.WishesQuery, types.WishesQueryVariables>(WishesDocument, options);

export const useAddWishMutation = (options?: useMutation.Options<types.AddWishMutation, types.AddWishMutationVariables>) =>
  useMutation<types.AddWishMutation, types.AddWishMutationVariables>(AddWishDocument, options);

export const useRemoveWishMutation = (options?: useMutation.Options<types.RemoveWishMutation, types.RemoveWishMutationVariables>) =>
  useMutation<types.RemoveWishMutation, types.RemoveWishMutationVariables>(RemoveWishDocument, options);