// Written by `npm run codegen`. Do not edit.
import type { FragmentDefinitionNode } from 'graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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
export const AdminOrderDetails = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminOrderDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextStatuses"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderDetails"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryVersion"}},{"kind":"Field","name":{"kind":"Name","value":"isByPhone"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}} as unknown as FragmentDefinitionNode;

export const AdminOrderDetailsFragmentDoc = {"kind":"Document","definitions":[AdminOrderDetails,OrderDetails,DeliveryAddressFields,BillFields,RateTaxFields,OrderLineFields,OrderEventFields,PaymentFields,RefundFields,CreditNoteFields,SubstituteQuestionFields,OfferedProductFields,OrderPhotoFields,OrderReportFields]} as unknown as DocumentNode<types.AdminOrderDetailsFragment, unknown>;