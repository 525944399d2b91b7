// Written by `npm run codegen`. Do not edit.
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { OrderRows } from './order-rows';
import type * as types from '../graphql';
export const LastOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LastOrder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderRows"}}]}}]}}]}},OrderRows]} as unknown as DocumentNode<types.LastOrderQuery, types.LastOrderQueryVariables>;

export const useLastOrderQuery = (options: useQuery.Options<types.LastOrderQuery, types.LastOrderQueryVariables> = {}) =>
  useQuery<types.LastOrderQuery, types.LastOrderQueryVariables>(LastOrderDocument, options);