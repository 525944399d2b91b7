import { t } from '@lingui/core/macro';

import { formatPaise } from '../lib/format-price';
import { Price } from './price';

interface MrpPriceProps {
  mrpPaise: number;
  /** The price of one piece: the MRP or less. */
  pricePaise: number;
}

/** The MRP of one piece, and below it the price if that is less. */
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
