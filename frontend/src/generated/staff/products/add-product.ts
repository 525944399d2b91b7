// Written by `npm run codegen`. Do not edit.
import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { ProductFormValues } from './product-form-values';
import { ProductFields } from '../../catalogue/product-fields';
import { ProductFacts } from '../../catalogue/product-facts';
import { ProductPictures } from '../../catalogue/product-pictures';
import type * as types from '../../graphql';
export const AddProductDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addProduct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductFormValues"}}]}}]}},ProductFormValues,ProductFields,ProductFacts,ProductPictures]} as unknown as DocumentNode<types.AddProductMutation, types.AddProductMutationVariables>;

export const AddedProductDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AddedProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sku"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productsByCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"skus"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"sku"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<types.AddedProductQuery, types.AddedProductQueryVariables>;

export const useAddProductMutation = (options?: useMutation.Options<types.AddProductMutation, types.AddProductMutationVariables>) =>
  useMutation<types.AddProductMutation, types.AddProductMutationVariables>(AddProductDocument, options);

export const useAddedProductQuery = (options: useQuery.Options<types.AddedProductQuery, types.AddedProductQueryVariables> | (Partial<useQuery.Options<types.AddedProductQuery, types.AddedProductQueryVariables>> & { skip: true })) =>
  useQuery<types.AddedProductQuery, types.AddedProductQueryVariables>(AddedProductDocument, options as useQuery.Options<types.AddedProductQuery, types.AddedProductQueryVariables>);