// Written by `npm run codegen`. Do not edit.
import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type * as types from '../../graphql';
export const PushKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PushKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pushKey"}}]}}]} as unknown as DocumentNode<types.PushKeyQuery, types.PushKeyQueryVariables>;

export const SubscribeToPushDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubscribeToPush"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PushSubscriptionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscribeToPush"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<types.SubscribeToPushMutation, types.SubscribeToPushMutationVariables>;

export const UnsubscribeFromPushDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnsubscribeFromPush"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endpoint"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unsubscribeFromPush"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"endpoint"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endpoint"}}}]}]}}]} as unknown as DocumentNode<types.UnsubscribeFromPushMutation, types.UnsubscribeFromPushMutationVariables>;

export const usePushKeyQuery = (options: useQuery.Options<types.PushKeyQuery, types.PushKeyQueryVariables> = {}) =>
  useQuery<types.PushKeyQuery, types.PushKeyQueryVariables>(PushKeyDocument, options);

export const useSubscribeToPushMutation = (options?: useMutation.Options<types.SubscribeToPushMutation, types.SubscribeToPushMutationVariables>) =>
  useMutation<types.SubscribeToPushMutation, types.SubscribeToPushMutationVariables>(SubscribeToPushDocument, options);

export const useUnsubscribeFromPushMutation = (options?: useMutation.Options<types.UnsubscribeFromPushMutation, types.UnsubscribeFromPushMutationVariables>) =>
  useMutation<types.UnsubscribeFromPushMutation, types.UnsubscribeFromPushMutationVariables>(UnsubscribeFromPushDocument, options);