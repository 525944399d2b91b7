import { t } from '@lingui/core/macro';

import type { ProductFieldsFragment } from '../../generated/graphql';
import { formatPaise } from '../../shared/lib/format-price';
import { localUnit } from '../../shared/lib/local-name';

/** '₹5.60/100 g' or '₹74.92 each', as Indian law requires next to the price of a pack. */
export function unitPriceText(unitPrice: ProductFieldsFragment['unitPrice']): string | undefined {
  if (!unitPrice) return undefined;
  const price = formatPaise(unitPrice.paise);
  return unitPrice.per === 'piece' ? t`${price} each` : `${price}/${localUnit(unitPrice.per)}`;
}
