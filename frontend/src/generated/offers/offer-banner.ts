// Written by `npm run codegen`. Do not edit.
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import type * as types from '../graphql';
export const OfferBannerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OfferBanner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offerBanner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<types.OfferBannerQuery, types.OfferBannerQueryVariables>;

export const useOfferBannerQuery = (options: useQuery.Options<types.OfferBannerQuery, types.OfferBannerQueryVariables> = {}) =>
  useQuery<types.OfferBannerQuery, types.OfferBannerQueryVariables>(OfferBannerDocument, options);