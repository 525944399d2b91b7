// Written by `npm run codegen`. Do not edit.
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type * as types from '../graphql';
export const NextDeliverySlotDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NextDeliverySlot"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nextDeliverySlot"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startMinute"}},{"kind":"Field","name":{"kind":"Name","value":"endMinute"}}]}}]}}]} as unknown as DocumentNode<types.NextDeliverySlotQuery, types.NextDeliverySlotQueryVariables>;

export const useNextDeliverySlotQuery = (options: useQuery.Options<types.NextDeliverySlotQuery, types.NextDeliverySlotQueryVariables> = {}) =>
  useQuery<types.NextDeliverySlotQuery, types.NextDeliverySlotQueryVariables>(NextDeliverySlotDocument, options);