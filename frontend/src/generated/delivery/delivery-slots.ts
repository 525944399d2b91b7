// Written by `npm run codegen`. Do not edit.
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type * as types from '../graphql';
export const DeliverySlotsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeliverySlots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deliverySlots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startMinute"}},{"kind":"Field","name":{"kind":"Name","value":"endMinute"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}},{"kind":"Field","name":{"kind":"Name","value":"closedReason"}}]}}]}}]} as unknown as DocumentNode<types.DeliverySlotsQuery, types.DeliverySlotsQueryVariables>;

export const useDeliverySlotsQuery = (options: useQuery.Options<types.DeliverySlotsQuery, types.DeliverySlotsQueryVariables> = {}) =>
  useQuery<types.DeliverySlotsQuery, types.DeliverySlotsQueryVariables>(DeliverySlotsDocument, options);