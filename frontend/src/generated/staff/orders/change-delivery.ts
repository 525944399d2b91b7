// Written by `npm run codegen`. Do not edit.
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { AdminOrderDetails } from './order-details';
import { OrderDetails } from '../../orders/order';
import { DeliveryAddressFields } from '../../shared/ui/delivery-address';
import { BillFields } from '../../shared/ui/bill';
import { RateTaxFields } from '../../orders/taxes';
import { OrderLineFields } from '../../orders/order-lines';
import { OrderEventFields } from '../../orders/order-timeline';
import { PaymentFields } from '../../orders/order-money';
import { RefundFields } from '../../orders/order-money';
import { CreditNoteFields } from '../../orders/credit-note-fields';
import { SubstituteQuestionFields } from '../../questions/substitute-question';
import { OfferedProductFields } from '../../questions/substitute-question';
import { OrderPhotoFields } from '../../orders/credit-note-fields';
import { OrderReportFields } from '../../orders/credit-note-fields';
import type * as types from '../../graphql';
export const ChangeOrderDeliveryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeOrderDelivery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderDeliveryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeOrderDelivery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderDetails"}}]}}]}},AdminOrderDetails,OrderDetails,DeliveryAddressFields,BillFields,RateTaxFields,OrderLineFields,OrderEventFields,PaymentFields,RefundFields,CreditNoteFields,SubstituteQuestionFields,OfferedProductFields,OrderPhotoFields,OrderReportFields]} as unknown as DocumentNode<types.ChangeOrderDeliveryMutation, types.ChangeOrderDeliveryMutationVariables>;

export const useChangeOrderDeliveryMutation = (options?: useMutation.Options<types.ChangeOrderDeliveryMutation, types.ChangeOrderDeliveryMutationVariables>) =>
  useMutation<types.ChangeOrderDeliveryMutation, types.ChangeOrderDeliveryMutationVariables>(ChangeOrderDeliveryDocument, options);