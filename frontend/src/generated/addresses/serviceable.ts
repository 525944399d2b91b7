// Written by `npm run codegen`. Do not edit.
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type * as types from '../graphql';
export const IsServiceableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IsServiceable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pinCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isServiceable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pinCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pinCode"}}}]}]}}]} as unknown as DocumentNode<types.IsServiceableQuery, types.IsServiceableQueryVariables>;

export const useIsServiceableQuery = (options: useQuery.Options<types.IsServiceableQuery, types.IsServiceableQueryVariables> | (Partial<useQuery.Options<types.IsServiceableQuery, types.IsServiceableQueryVariables>> & { skip: true })) =>
  useQuery<types.IsServiceableQuery, types.IsServiceableQueryVariables>(IsServiceableDocument, options as useQuery.Options<types.IsServiceableQuery, types.IsServiceableQueryVariables>);