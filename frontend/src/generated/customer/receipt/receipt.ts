// Written by `npm run codegen`. Do not edit.
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { ReceiptSheet } from './receipt-sheet';
import { DeliveryAddressFields } from '../../shared/ui/delivery-address';
import { BillFields } from '../../shared/ui/bill';
import { RateTaxFields } from '../../orders/taxes';
import { CreditNoteFields } from '../../orders/credit-note-fields';
import { ReceiptLine } from './receipt-sheet';
import type * as types from '../../graphql';
export const ReceiptDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Receipt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receipt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"orderId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReceiptSheet"}}]}}]}},ReceiptSheet,DeliveryAddressFields,BillFields,RateTaxFields,CreditNoteFields,ReceiptLine]} as unknown as DocumentNode<types.ReceiptQuery, types.ReceiptQueryVariables>;

export const useReceiptQuery = (options: useQuery.Options<types.ReceiptQuery, types.ReceiptQueryVariables> | (Partial<useQuery.Options<types.ReceiptQuery, types.ReceiptQueryVariables>> & { skip: true })) =>
  useQuery<types.ReceiptQuery, types.ReceiptQueryVariables>(ReceiptDocument, options as useQuery.Options<types.ReceiptQuery, types.ReceiptQueryVariables>);