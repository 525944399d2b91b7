// Written by `npm run codegen`. Do not edit.
import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { OrderReportFields } from '../../orders/credit-note-fields';
import { OrderPhotoFields } from '../../orders/credit-note-fields';
import type * as types from '../../graphql';
export const OpenOrderReportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenOrderReports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openOrderReports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderReportFields"}},{"kind":"Field","name":{"kind":"Name","value":"orderLines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}}]}}]}}]}},OrderReportFields,OrderPhotoFields]} as unknown as DocumentNode<types.OpenOrderReportsQuery, types.OpenOrderReportsQueryVariables>;

export const DecideOrderReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideOrderReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DecideReportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideOrderReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderReportFields"}}]}}]}},OrderReportFields,OrderPhotoFields]} as unknown as DocumentNode<types.DecideOrderReportMutation, types.DecideOrderReportMutationVariables>;

export const useOpenOrderReportsQuery = (options: useQuery.Options<types.OpenOrderReportsQuery, types.OpenOrderReportsQueryVariables> = {}) =>
  useQuery<types.OpenOrderReportsQuery, types.OpenOrderReportsQueryVariables>(OpenOrderReportsDocument, options);

export const useDecideOrderReportMutation = (options?: useMutation.Options<types.DecideOrderReportMutation, types.DecideOrderReportMutationVariables>) =>
  useMutation<types.DecideOrderReportMutation, types.DecideOrderReportMutationVariables>(DecideOrderReportDocument, options);