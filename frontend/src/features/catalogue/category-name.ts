import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { localName, type Named } from '../../shared/lib/local-name';

const names: Readonly<Record<string, MessageDescriptor>> = {
  fruits: msg`Fruits`,
  vegetables: msg`Vegetables`,
  cereals: msg`Cereals`,
  beverages: msg`Beverages`,
  snacks: msg`Snacks`,
  'frozen-foods': msg`Frozen Foods`,
  'household-products': msg`Household Products`,
  general: msg`General`,
};

/** The name of a category in the current language; those of the eight fixed ones are in the site's texts. */
export function categoryName(category: Named & { slug: string }): string {
  const known = names[category.slug];
  return known ? i18n._(known) : localName(category);
}
