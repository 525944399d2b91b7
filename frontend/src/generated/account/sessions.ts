// Written by `npm run codegen`. Do not edit.
import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { SessionEntry } from './session-entry';
import type * as types from '../graphql';
export const MySessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MySessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionEntry"}}]}}]}},SessionEntry]} as unknown as DocumentNode<types.MySessionsQuery, types.MySessionsQueryVariables>;

export const RevokeSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<types.RevokeSessionMutation, types.RevokeSessionMutationVariables>;

export const RevokeOtherSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeOtherSessions"}}]}}]} as unknown as DocumentNode<types.RevokeOtherSessionsMutation, types.RevokeOtherSessionsMutationVariables>;

export const useMySessionsQuery = (options: useQuery.Options<types.MySessionsQuery, types.MySessionsQueryVariables> = {}) =>
  useQuery<types.MySessionsQuery, types.MySessionsQueryVariables>(MySessionsDocument, options);

export const useRevokeSessionMutation = (options?: useMutation.Options<types.RevokeSessionMutation, types.RevokeSessionMutationVariables>) =>
  useMutation<types.RevokeSessionMutation, types.RevokeSessionMutationVariables>(RevokeSessionDocument, options);

export const useRevokeOtherSessionsMutation = (options?: useMutation.Options<types.RevokeOtherSessionsMutation, types.RevokeOtherSessionsMutationVariables>) =>
  useMutation<types.RevokeOtherSessionsMutation, types.RevokeOtherSessionsMutationVariables>(RevokeOtherSessionsDocument, options);