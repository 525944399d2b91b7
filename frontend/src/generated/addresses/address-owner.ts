// Written by `npm run codegen`. Do not edit.
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type * as types from '../graphql';
export const AddressOwnerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AddressOwner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}}]} as unknown as DocumentNode<types.AddressOwnerQuery, types.AddressOwnerQueryVariables>;

export const useAddressOwnerQuery = (options: useQuery.Options<types.AddressOwnerQuery, types.AddressOwnerQueryVariables> = {}) =>
  useQuery<types.AddressOwnerQuery, types.AddressOwnerQueryVariables>(AddressOwnerDocument, options);