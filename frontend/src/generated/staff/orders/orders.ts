// Written by `npm run codegen`. Do not edit.
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { AdminOrderRow } from './order-row';
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
export const AdminOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderRow"}}]}}]}}]}},AdminOrderRow]} as unknown as DocumentNode<types.AdminOrdersQuery, types.AdminOrdersQueryVariables>;

export const AdminOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminOrderDetails"}}]}}]}},AdminOrderDetails,OrderDetails,DeliveryAddressFields,BillFields,RateTaxFields,OrderLineFields,OrderEventFields,PaymentFields,RefundFields,CreditNoteFields,SubstituteQuestionFields,OfferedProductFields,OrderPhotoFields,OrderReportFields]} as unknown as DocumentNode<types.AdminOrderQuery, types.AdminOrderQueryVariables>;

export const useAdminOrdersQuery = (options: useQuery.Options<types.AdminOrdersQuery, types.AdminOrdersQueryVariables> | (Partial<useQuery.Options<types.AdminOrdersQuery, types.AdminOrdersQueryVariables>> & { skip: true })) =>
  useQuery<types.AdminOrdersQuery, types.AdminOrdersQueryVariables>(AdminOrdersDocument, options as useQuery.Options<types.AdminOrdersQuery, types.AdminOrdersQueryVariables>);

export const useAdminOrderQuery = (options: useQuery.Options<types.AdminOrderQuery, types.AdminOrderQueryVariables> | (Partial<useQuery.Options<types.AdminOrderQuery, types.AdminOrderQueryVariables>> & { skip: true })) =>
  useQuery<types.AdminOrderQuery, types.AdminOrderQueryVariables>(AdminOrderDocument, options as useQuery.Options<types.AdminOrderQuery, types.AdminOrderQueryVariables>);