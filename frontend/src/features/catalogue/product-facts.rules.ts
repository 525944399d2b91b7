import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { ProductFactsFragment } from '../../generated/graphql';

/** The name of a fact in the API. */
export type FactName = Exclude<keyof ProductFactsFragment, '__typename'>;

/** What packs tell of products, in the order that customers read it and the staff writes it. */
export const productFacts: Readonly<Record<FactName, MessageDescriptor>> = {
  brand: msg`Brand`,
  ingredients: msg`Ingredients`,
  shelfLife: msg`Shelf life`,
  countryOfOrigin: msg`Country of origin`,
  manufacturer: msg`Manufacturer`,
  fssaiLicence: msg`FSSAI licence`,
};

/** The names of all facts. */
export const factNames = Object.keys(productFacts) as readonly FactName[];
