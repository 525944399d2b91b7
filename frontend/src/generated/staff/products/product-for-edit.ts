// Written by `npm run codegen`. Do not edit.
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { ProductFormValues } from './product-form-values';
import { ProductFields } from '../../catalogue/product-fields';
import { ProductFacts } from '../../catalogue/product-facts';
import { ProductPictures } from '../../catalogue/product-pictures';
import type * as types from '../../graphql';
export const ProductForEditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductForEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductFormValues"}}]}}]}},ProductFormValues,ProductFields,ProductFacts,ProductPictures]} as unknown as DocumentNode<types.ProductForEditQuery, types.ProductForEditQueryVariables>;

export const useProductForEditQuery = (options: useQuery.Options<types.ProductForEditQuery, types.ProductForEditQueryVariables> | (Partial<useQuery.Options<types.ProductForEditQuery, types.ProductForEditQueryVariables>> & { skip: true })) =>
  useQuery<types.ProductForEditQuery, types.ProductForEditQueryVariables>(ProductForEditDocument, options as useQuery.Options<types.ProductForEditQuery, types.ProductForEditQueryVariables>);