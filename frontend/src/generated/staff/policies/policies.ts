// Written by `npm run codegen`. Do not edit.
import { useMutation, useQuery } from '@apollo/client/react';
import type { FragmentDefinitionNode } from 'graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type * as types from '../../graphql';
export const AdminPolicyFields = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminPolicyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PolicyForAdmin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"usualText"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}} as unknown as FragmentDefinitionNode;

export const AdminPolicyFieldsFragmentDoc = {"kind":"Document","definitions":[AdminPolicyFields]} as unknown as DocumentNode<types.AdminPolicyFieldsFragment, unknown>;

export const AdminPoliciesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminPolicies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminPolicies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminPolicyFields"}}]}}]}},AdminPolicyFields]} as unknown as DocumentNode<types.AdminPoliciesQuery, types.AdminPoliciesQueryVariables>;

export const ChangePolicyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePolicy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PolicyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePolicy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminPolicyFields"}}]}}]}},AdminPolicyFields]} as unknown as DocumentNode<types.ChangePolicyMutation, types.ChangePolicyMutationVariables>;

export const useAdminPoliciesQuery = (options: useQuery.Options<types.AdminPoliciesQuery, types.AdminPoliciesQueryVariables> = {}) =>
  useQuery<types.AdminPoliciesQuery, types.AdminPoliciesQueryVariables>(AdminPoliciesDocument, options);

export const useChangePolicyMutation = (options?: useMutation.Options<types.ChangePolicyMutation, types.ChangePolicyMutationVariables>) =>
  useMutation<types.ChangePolicyMutation, types.ChangePolicyMutationVariables>(ChangePolicyDocument, options);