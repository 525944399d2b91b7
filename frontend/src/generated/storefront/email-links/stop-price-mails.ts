// Written by `npm run codegen`. Do not edit.
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type * as types from '../../graphql';
export const StopPriceMailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StopPriceMails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stopPriceMails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}]}}]} as unknown as DocumentNode<types.StopPriceMailsMutation, types.StopPriceMailsMutationVariables>;

export const useStopPriceMailsMutation = (options?: useMutation.Options<types.StopPriceMailsMutation, types.StopPriceMailsMutationVariables>) =>
  useMutation<types.StopPriceMailsMutation, types.StopPriceMailsMutationVariables>(StopPriceMailsDocument, options);