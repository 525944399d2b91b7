import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { ProductFactsFragment } from '../../generated/graphql';

/** The name of a fact in the API. */
export type FactName = Exclude<keyof ProductFactsFragment, '__typename'>;

/** The facts printed on packs, in the order for customers and staff. */
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
