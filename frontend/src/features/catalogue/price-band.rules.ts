import { t } from '@lingui/core/macro';

import { formatPaise } from '../../shared/lib/format-price';

/** 'Up to ₹50', '₹50 to ₹100', 'Over ₹1,000'. Each band starts one paisa above the end of the previous one. */
export function priceBandText(fromPaise: number, toPaise: number | null): string {
  const from = formatPaise(fromPaise - 1);
  if (toPaise === null) return t`Over ${from}`;
  const to = formatPaise(toPaise);
  return fromPaise === 0 ? t`Up to ${to}` : t`${from} to ${to}`;
}
