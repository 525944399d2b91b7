import { t } from '@lingui/core/macro';

import { formatPaise } from '../lib/format-price';
import { Price } from './price';

interface MrpPriceProps {
  mrpPaise: number;
  /** What customers pay for a piece: the MRP or less. */
  pricePaise: number;
}

/** The MRP of a piece, and below it what it is sold at where that is less. */
export function MrpPrice({ mrpPaise, pricePaise }: MrpPriceProps) {
  return (
    <>
      <Price paise={mrpPaise} />
      {pricePaise < mrpPaise && (
        <small className="price__sold-at">{t`Sold at ${{ price: formatPaise(pricePaise) }}`}</small>
      )}
    </>
  );
}
