// Written by `npm run codegen`. Do not edit.
import type { FragmentDefinitionNode } from 'graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type * as types from '../graphql';
export const ProductFacts = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"ingredients"}},{"kind":"Field","name":{"kind":"Name","value":"shelfLife"}},{"kind":"Field","name":{"kind":"Name","value":"countryOfOrigin"}},{"kind":"Field","name":{"kind":"Name","value":"manufacturer"}},{"kind":"Field","name":{"kind":"Name","value":"fssaiLicence"}}]}} as unknown as FragmentDefinitionNode;

export const ProductFactsFragmentDoc = {"kind":"Document","definitions":[ProductFacts]} as unknown as DocumentNode<types.ProductFactsFragment, unknown>;