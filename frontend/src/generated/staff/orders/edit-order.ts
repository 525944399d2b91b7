// Written by `npm run codegen`. Do not edit.
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { OrderToEdit } from '../../orders/edit-order';
import { DeliveryAddressFields } from '../../shared/ui/delivery-address';
import { BillFields } from '../../shared/ui/bill';
import type * as types from '../../graphql';
export const AdminOrderToEditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminOrderToEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderToEdit"}}]}}]}}]}},OrderToEdit,DeliveryAddressFields,BillFields]} as unknown as DocumentNode<types.AdminOrderToEditQuery, types.AdminOrderToEditQueryVariables>;

export const useAdminOrderToEditQuery = (options: useQuery.Options<types.AdminOrderToEditQuery, types.AdminOrderToEditQueryVariables> | (Partial<useQuery.Options<types.AdminOrderToEditQuery, types.AdminOrderToEditQueryVariables>> & { skip: true })) =>
  useQuery<types.AdminOrderToEditQuery, types.AdminOrderToEditQueryVariables>(AdminOrderToEditDocument, options as useQuery.Options<types.AdminOrderToEditQuery, types.AdminOrderToEditQueryVariables>);