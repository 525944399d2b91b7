// Written by `npm run codegen`. Do not edit.
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { OrderRows } from './order-rows';
import type * as types from '../graphql';
export const PlaceOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlaceOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"placeOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrderRows"}}]}}]}},OrderRows]} as unknown as DocumentNode<types.PlaceOrderMutation, types.PlaceOrderMutationVariables>;

export const usePlaceOrderMutation = (options?: useMutation.Options<types.PlaceOrderMutation, types.PlaceOrderMutationVariables>) =>
  useMutation<types.PlaceOrderMutation, types.PlaceOrderMutationVariables>(PlaceOrderDocument, options);