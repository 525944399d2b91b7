import { t } from '@lingui/core/macro';

import { pictureUrl } from '../../shared/lib/picture-url';
import { Picture } from '../../shared/ui/picture';
import { Price } from '../../shared/ui/price';
import { useGiftCredit } from './use-gift-credit';
import './gift-credit.css';

const gift = '1f381';

/** 'Gift credit ₹200' for a client who has some. */
export function GiftCredit() {
  const giftCreditPaise = useGiftCredit();
  if (!giftCreditPaise) return null;
  return (
    <p className="gift-credit">
      <Picture src={pictureUrl(gift)} alt="" sizePx={24} />
      {t`Gift credit`} <Price paise={giftCreditPaise} />
    </p>
  );
}
