// Written by `npm run codegen`. Do not edit.
import type { FragmentDefinitionNode } from 'graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type * as types from '../../graphql';
export const GiftVoucherRow = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"GiftVoucherRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiftVoucher"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"valuePaise"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"redeemedAt"}}]}} as unknown as FragmentDefinitionNode;

export const GiftVoucherRowFragmentDoc = {"kind":"Document","definitions":[GiftVoucherRow]} as unknown as DocumentNode<types.GiftVoucherRowFragment, unknown>;