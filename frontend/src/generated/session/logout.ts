// Written by `npm run codegen`. Do not edit.
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type * as types from '../graphql';
export const LogoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"}}]}}]} as unknown as DocumentNode<types.LogoutMutation, types.LogoutMutationVariables>;

export const useLogoutMutation = (options?: useMutation.Options<types.LogoutMutation, types.LogoutMutationVariables>) =>
  useMutation<types.LogoutMutation, types.LogoutMutationVariables>(LogoutDocument, options);