// Written by `npm run codegen`. Do not edit.
import type { FragmentDefinitionNode } from 'graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type * as types from '../graphql';
export const RateTaxFields = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"RateTaxFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RateTax"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gstBasisPoints"}},{"kind":"Field","name":{"kind":"Name","value":"taxablePaise"}},{"kind":"Field","name":{"kind":"Name","value":"cgstPaise"}},{"kind":"Field","name":{"kind":"Name","value":"sgstPaise"}}]}} as unknown as FragmentDefinitionNode;

export const RateTaxFieldsFragmentDoc = {"kind":"Document","definitions":[RateTaxFields]} as unknown as DocumentNode<types.RateTaxFieldsFragment, unknown>;