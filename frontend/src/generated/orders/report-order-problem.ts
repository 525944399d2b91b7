// Written by `npm run codegen`. Do not edit.
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { OrderReportFields } from './credit-note-fields';
import { OrderPhotoFields } from './credit-note-fields';
import type * as types from '../graphql';
export const ReportOrderProblemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportOrderProblem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportProblemInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportOrderProblem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderReportFields"}}]}}]}},OrderReportFields,OrderPhotoFields]} as unknown as DocumentNode<types.ReportOrderProblemMutation, types.ReportOrderProblemMutationVariables>;

export const useReportOrderProblemMutation = (options?: useMutation.Options<types.ReportOrderProblemMutation, types.ReportOrderProblemMutationVariables>) =>
  useMutation<types.ReportOrderProblemMutation, types.ReportOrderProblemMutationVariables>(ReportOrderProblemDocument, options);