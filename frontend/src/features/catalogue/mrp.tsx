import { t } from '@lingui/core/macro';

import type { ProductFieldsFragment } from '../../generated/graphql';
import { formatPaise } from '../../shared/lib/format-price';

interface MrpProps {
  product: Pick<ProductFieldsFragment, 'mrpPaise' | 'pricePaise'>;
  /** The label if the price is the MRP. */
  label: string;
}

/** The note next to a price: that it is the MRP, or a higher MRP and the savings. */
export function Mrp({ product: { mrpPaise, pricePaise }, label }: MrpProps) {
  if (pricePaise >= mrpPaise) return label;
  return (
    <>
      <span className="visually-hidden">{t`our price,`}</span> {t`MRP`}{' '}
      <s>{formatPaise(mrpPaise)}</s> · {t`Save ${{ amount: formatPaise(mrpPaise - pricePaise) }}`}
    </>
  );
}
