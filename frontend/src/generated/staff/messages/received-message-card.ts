// Written by `npm run codegen`. Do not edit.
import type { FragmentDefinitionNode } from 'graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type * as types from '../../graphql';
export const ReceivedMessageCard = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReceivedMessageCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReceivedMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}}]}} as unknown as FragmentDefinitionNode;

export const ReceivedMessageCardFragmentDoc = {"kind":"Document","definitions":[ReceivedMessageCard]} as unknown as DocumentNode<types.ReceivedMessageCardFragment, unknown>;