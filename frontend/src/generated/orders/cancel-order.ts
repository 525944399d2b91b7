// Written by `npm run codegen`. Do not edit.
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { OrderDetails } from './order';
import { DeliveryAddressFields } from '../shared/ui/delivery-address';
import { BillFields } from '../shared/ui/bill';
import { RateTaxFields } from './taxes';
import { OrderLineFields } from './order-lines';
import { OrderEventFields } from './order-timeline';
import { PaymentFields } from './order-money';
import { RefundFields } from './order-money';
import { CreditNoteFields } from './credit-note-fields';
import { SubstituteQuestionFields } from '../questions/substitute-question';
import { OfferedProductFields } from '../questions/substitute-question';
import { OrderPhotoFields } from './credit-note-fields';
import { OrderReportFields } from './credit-note-fields';
import type * as types from '../graphql';
export const CancelOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderDetails"}}]}}]}},OrderDetails,DeliveryAddressFields,BillFields,RateTaxFields,OrderLineFields,OrderEventFields,PaymentFields,RefundFields,CreditNoteFields,SubstituteQuestionFields,OfferedProductFields,OrderPhotoFields,OrderReportFields]} as unknown as DocumentNode<types.CancelOrderMutation, types.CancelOrderMutationVariables>;

export const useCancelOrderMutation = (options?: useMutation.Options<types.CancelOrderMutation, types.CancelOrderMutationVariables>) =>
  useMutation<types.CancelOrderMutation, types.CancelOrderMutationVariables>(CancelOrderDocument, options);