// Written by `npm run codegen`. Do not edit.
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { WishesFields } from '../../wish-list/wishes';
import { ProductFields } from '../../catalogue/product-fields';
import type * as types from '../../graphql';
export const SetPriceMailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPriceMails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"wanted"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPriceMails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"wanted"},"value":{"kind":"Variable","name":{"kind":"Name","value":"wanted"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WishesFields"}}]}}]}},WishesFields,ProductFields]} as unknown as DocumentNode<types.SetPriceMailsMutation, types.SetPriceMailsMutationVariables>;

export const useSetPriceMailsMutation = (options?: useMutation.Options<types.SetPriceMailsMutation, types.SetPriceMailsMutationVariables>) =>
  useMutation<types.SetPriceMailsMutation, types.SetPriceMailsMutationVariables>(SetPriceMailsDocument, options);