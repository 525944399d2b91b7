// Written by `npm run codegen`. Do not edit.
import { useMutation, useQuery } from '@apollo/client/react';
import type { FragmentDefinitionNode } from 'graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type * as types from '../graphql';
export const ProfileFields = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"logsInByCodeOnly"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"dateOfBirth"}},{"kind":"Field","name":{"kind":"Name","value":"district"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zipCode"}},{"kind":"Field","name":{"kind":"Name","value":"giftCreditPaise"}}]}} as unknown as FragmentDefinitionNode;

export const ProfileFieldsFragmentDoc = {"kind":"Document","definitions":[ProfileFields]} as unknown as DocumentNode<types.ProfileFieldsFragment, unknown>;

export const AccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileFields"}}]}}]}},ProfileFields]} as unknown as DocumentNode<types.AccountQuery, types.AccountQueryVariables>;

export const SendEmailConfirmationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendEmailConfirmation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendEmailConfirmation"}}]}}]} as unknown as DocumentNode<types.SendEmailConfirmationMutation, types.SendEmailConfirmationMutationVariables>;

export const ChangeNameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeName"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeName"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]} as unknown as DocumentNode<types.ChangeNameMutation, types.ChangeNameMutationVariables>;

export const ChangePhoneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePhone"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePhoneInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePhone"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}}]} as unknown as DocumentNode<types.ChangePhoneMutation, types.ChangePhoneMutationVariables>;

export const ConfirmPhoneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmPhone"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmPhone"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}}]} as unknown as DocumentNode<types.ConfirmPhoneMutation, types.ConfirmPhoneMutationVariables>;

export const ChangeEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeEmailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<types.ChangeEmailMutation, types.ChangeEmailMutationVariables>;

export const ConfirmEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}]}}]} as unknown as DocumentNode<types.ConfirmEmailMutation, types.ConfirmEmailMutationVariables>;

export const DeleteAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}]}]}}]} as unknown as DocumentNode<types.DeleteAccountMutation, types.DeleteAccountMutationVariables>;

export const useAccountQuery = (options: useQuery.Options<types.AccountQuery, types.AccountQueryVariables> = {}) =>
  useQuery<types.AccountQuery, types.AccountQueryVariables>(AccountDocument, options);

export const useSendEmailConfirmationMutation = (options?: useMutation.Options<types.SendEmailConfirmationMutation, types.SendEmailConfirmationMutationVariables>) =>
  useMutation<types.SendEmailConfirmationMutation, types.SendEmailConfirmationMutationVariables>(SendEmailConfirmationDocument, options);

export const useChangeNameMutation = (options?: useMutation.Options<types.ChangeNameMutation, types.ChangeNameMutationVariables>) =>
  useMutation<types.ChangeNameMutation, types.ChangeNameMutationVariables>(ChangeNameDocument, options);

export const useChangePhoneMutation = (options?: useMutation.Options<types.ChangePhoneMutation, types.ChangePhoneMutationVariables>) =>
  useMutation<types.ChangePhoneMutation, types.ChangePhoneMutationVariables>(ChangePhoneDocument, options);

export const useConfirmPhoneMutation = (options?: useMutation.Options<types.ConfirmPhoneMutation, types.ConfirmPhoneMutationVariables>) =>
  useMutation<types.ConfirmPhoneMutation, types.ConfirmPhoneMutationVariables>(ConfirmPhoneDocument, options);

export const useChangeEmailMutation = (options?: useMutation.Options<types.ChangeEmailMutation, types.ChangeEmailMutationVariables>) =>
  useMutation<types.ChangeEmailMutation, types.ChangeEmailMutationVariables>(ChangeEmailDocument, options);

export const useConfirmEmailMutation = (options?: useMutation.Options<types.ConfirmEmailMutation, types.ConfirmEmailMutationVariables>) =>
  useMutation<types.ConfirmEmailMutation, types.ConfirmEmailMutationVariables>(ConfirmEmailDocument, options);

export const useDeleteAccountMutation = (options?: useMutation.Options<types.DeleteAccountMutation, types.DeleteAccountMutationVariables>) =>
  useMutation<types.DeleteAccountMutation, types.DeleteAccountMutationVariables>(DeleteAccountDocument, options);