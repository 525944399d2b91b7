// Written by `npm run codegen`. Do not edit.
import { useMutation, useQuery } from '@apollo/client/react';
import type { FragmentDefinitionNode } from 'graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type * as types from '../../graphql';
export const AdminOfferBannerFields = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOfferBannerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OfferBannerForAdmin"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}} as unknown as FragmentDefinitionNode;

export const AdminOfferBannerFieldsFragmentDoc = {"kind":"Document","definitions":[AdminOfferBannerFields]} as unknown as DocumentNode<types.AdminOfferBannerFieldsFragment, unknown>;

export const AdminOfferBannerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminOfferBanner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminOfferBanner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOfferBannerFields"}}]}}]}},AdminOfferBannerFields]} as unknown as DocumentNode<types.AdminOfferBannerQuery, types.AdminOfferBannerQueryVariables>;

export const ChangeOfferBannerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeOfferBanner"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OfferBannerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeOfferBanner"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOfferBannerFields"}}]}}]}},AdminOfferBannerFields]} as unknown as DocumentNode<types.ChangeOfferBannerMutation, types.ChangeOfferBannerMutationVariables>;

export const useAdminOfferBannerQuery = (options: useQuery.Options<types.AdminOfferBannerQuery, types.AdminOfferBannerQueryVariables> = {}) =>
  useQuery<types.AdminOfferBannerQuery, types.AdminOfferBannerQueryVariables>(AdminOfferBannerDocument, options);

export const useChangeOfferBannerMutation = (options?: useMutation.Options<types.ChangeOfferBannerMutation, types.ChangeOfferBannerMutationVariables>) =>
  useMutation<types.ChangeOfferBannerMutation, types.ChangeOfferBannerMutationVariables>(ChangeOfferBannerDocument, options);