// Written by `npm run codegen`. Do not edit.
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type * as types from '../../graphql';
export const BeginPasskeyLoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginPasskeyLogin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginPasskeyLogin"}}]}}]} as unknown as DocumentNode<types.BeginPasskeyLoginMutation, types.BeginPasskeyLoginMutationVariables>;

export const PasskeyLoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PasskeyLogin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PasskeyAnswerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passkeyLogin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"passkey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<types.PasskeyLoginMutation, types.PasskeyLoginMutationVariables>;

export const useBeginPasskeyLoginMutation = (options?: useMutation.Options<types.BeginPasskeyLoginMutation, types.BeginPasskeyLoginMutationVariables>) =>
  useMutation<types.BeginPasskeyLoginMutation, types.BeginPasskeyLoginMutationVariables>(BeginPasskeyLoginDocument, options);

export const usePasskeyLoginMutation = (options?: useMutation.Options<types.PasskeyLoginMutation, types.PasskeyLoginMutationVariables>) =>
  useMutation<types.PasskeyLoginMutation, types.PasskeyLoginMutationVariables>(PasskeyLoginDocument, options);