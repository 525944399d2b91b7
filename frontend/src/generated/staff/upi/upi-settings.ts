// Written by `npm run codegen`. Do not edit.
import { useMutation, useQuery } from '@apollo/client/react';
import type { FragmentDefinitionNode } from 'graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type * as types from '../../graphql';
export const UpiSettingsFields = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpiSettingsFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpiSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payeeAddress"}},{"kind":"Field","name":{"kind":"Name","value":"payeeName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}} as unknown as FragmentDefinitionNode;

export const UpiSettingsFieldsFragmentDoc = {"kind":"Document","definitions":[UpiSettingsFields]} as unknown as DocumentNode<types.UpiSettingsFieldsFragment, unknown>;

export const UpiSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UpiSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upiSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpiSettingsFields"}}]}}]}},UpiSettingsFields]} as unknown as DocumentNode<types.UpiSettingsQuery, types.UpiSettingsQueryVariables>;

export const ChangeUpiSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeUpiSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpiSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeUpiSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpiSettingsFields"}}]}}]}},UpiSettingsFields]} as unknown as DocumentNode<types.ChangeUpiSettingsMutation, types.ChangeUpiSettingsMutationVariables>;

export const useUpiSettingsQuery = (options: useQuery.Options<types.UpiSettingsQuery, types.UpiSettingsQueryVariables> = {}) =>
  useQuery<types.UpiSettingsQuery, types.UpiSettingsQueryVariables>(UpiSettingsDocument, options);

export const useChangeUpiSettingsMutation = (options?: useMutation.Options<types.ChangeUpiSettingsMutation, types.ChangeUpiSettingsMutationVariables>) =>
  useMutation<types.ChangeUpiSettingsMutation, types.ChangeUpiSettingsMutationVariables>(ChangeUpiSettingsDocument, options);