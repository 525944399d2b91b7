// Written by `npm run codegen`. Do not edit.
import type { FragmentDefinitionNode } from 'graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type * as types from '../graphql';
const OrderEventFields = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrderEventFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrderEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actorRole"}},{"kind":"Field","name":{"kind":"Name","value":"fromStatus"}},{"kind":"Field","name":{"kind":"Name","value":"toStatus"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}} as unknown as FragmentDefinitionNode;

export const OrderEventFieldsFragmentDoc = {"kind":"Document","definitions":[OrderEventFields]} as unknown as DocumentNode<types.OrderEventFieldsFragment, unknown>;