// Written by `npm run codegen`. Do not edit.
import { useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { RoundFields } from '../rounds/rounds';
import { OrderToDeliverFields } from '../rounds/rounds';
import { DeliveryAddressFields } from '../../shared/ui/delivery-address';
import type * as types from '../../graphql';
export const MyRoundsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyRounds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myRounds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoundFields"}}]}}]}},RoundFields,OrderToDeliverFields,DeliveryAddressFields]} as unknown as DocumentNode<types.MyRoundsQuery, types.MyRoundsQueryVariables>;

export const StartRoundDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartRound"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"roundId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startRound"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"roundId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"roundId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoundFields"}}]}}]}},RoundFields,OrderToDeliverFields,DeliveryAddressFields]} as unknown as DocumentNode<types.StartRoundMutation, types.StartRoundMutationVariables>;

export const DeliverStopDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeliverStop"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeliverStopInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deliverStop"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoundFields"}}]}}]}},RoundFields,OrderToDeliverFields,DeliveryAddressFields]} as unknown as DocumentNode<types.DeliverStopMutation, types.DeliverStopMutationVariables>;

export const FailStopDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FailStop"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FailStopInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"failStop"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoundFields"}}]}}]}},RoundFields,OrderToDeliverFields,DeliveryAddressFields]} as unknown as DocumentNode<types.FailStopMutation, types.FailStopMutationVariables>;

export const useMyRoundsQuery = (options: useQuery.Options<types.MyRoundsQuery, types.MyRoundsQueryVariables> = {}) =>
  useQuery<types.MyRoundsQuery, types.MyRoundsQueryVariables>(MyRoundsDocument, options);

export const useStartRoundMutation = (options?: useMutation.Options<types.StartRoundMutation, types.StartRoundMutationVariables>) =>
  useMutation<types.StartRoundMutation, types.StartRoundMutationVariables>(StartRoundDocument, options);

export const useDeliverStopMutation = (options?: useMutation.Options<types.DeliverStopMutation, types.DeliverStopMutationVariables>) =>
  useMutation<types.DeliverStopMutation, types.DeliverStopMutationVariables>(DeliverStopDocument, options);

export const useFailStopMutation = (options?: useMutation.Options<types.FailStopMutation, types.FailStopMutationVariables>) =>
  useMutation<types.FailStopMutation, types.FailStopMutationVariables>(FailStopDocument, options);