// Written by `npm run codegen`. Do not edit.
import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { ApiTokenRow } from './api-token-row';
import type * as types from '../../graphql';
export const ApiTokensDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApiTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiTokenRow"}}]}}]}},ApiTokenRow]} as unknown as DocumentNode<types.ApiTokensQuery, types.ApiTokensQueryVariables>;

export const CreateApiTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateApiToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApiTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createApiToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"apiToken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiTokenRow"}}]}}]}}]}},ApiTokenRow]} as unknown as DocumentNode<types.CreateApiTokenMutation, types.CreateApiTokenMutationVariables>;

export const RevokeApiTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeApiToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeApiToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<types.RevokeApiTokenMutation, types.RevokeApiTokenMutationVariables>;

export const useApiTokensQuery = (options: useQuery.Options<types.ApiTokensQuery, types.ApiTokensQueryVariables> = {}) =>
  useQuery<types.ApiTokensQuery, types.ApiTokensQueryVariables>(ApiTokensDocument, options);

export const useCreateApiTokenMutation = (options?: useMutation.Options<types.CreateApiTokenMutation, types.CreateApiTokenMutationVariables>) =>
  useMutation<types.CreateApiTokenMutation, types.CreateApiTokenMutationVariables>(CreateApiTokenDocument, options);

export const useRevokeApiTokenMutation = (options?: useMutation.Options<types.RevokeApiTokenMutation, types.RevokeApiTokenMutationVariables>) =>
  useMutation<types.RevokeApiTokenMutation, types.RevokeApiTokenMutationVariables>(RevokeApiTokenDocument, options);