// Written by `npm run codegen`. Do not edit.
import type { FragmentDefinitionNode } from 'graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { ProductFields } from '../../catalogue/product-fields';
import type * as types from '../../graphql';
export const ProductFormValues = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductFormValues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductFields"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"aliases"}},{"kind":"Field","name":{"kind":"Name","value":"shelfLocation"}},{"kind":"Field","name":{"kind":"Name","value":"barcode"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}} as unknown as FragmentDefinitionNode;

export const ProductFormValuesFragmentDoc = {"kind":"Document","definitions":[ProductFormValues,ProductFields]} as unknown as DocumentNode<types.ProductFormValuesFragment, unknown>;