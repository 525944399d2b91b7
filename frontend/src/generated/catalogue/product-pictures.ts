// Written by `npm run codegen`. Do not edit.
import type { FragmentDefinitionNode } from 'graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type * as types from '../graphql';
export const ProductPictures = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductPictures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"altHi"}},{"kind":"Field","name":{"kind":"Name","value":"altMr"}}]}}]}} as unknown as FragmentDefinitionNode;

export const ProductPicturesFragmentDoc = {"kind":"Document","definitions":[ProductPictures]} as unknown as DocumentNode<types.ProductPicturesFragment, unknown>;