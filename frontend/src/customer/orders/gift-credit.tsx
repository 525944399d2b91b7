import { t } from '@lingui/core/macro';

import { useGiftCreditQuery } from '../../generated/offers/gift-credit';
import { pictureUrl } from '../../shared/lib/picture-url';
import { useSession } from '../../shared/lib/session';
import { Picture } from '../../shared/ui/picture';
import { Price } from '../../shared/ui/price';
import './gift-credit.css';

const gift = '1f381';

/** 'Gift credit ₹200' for a customer who has some. */
export function GiftCredit() {
  const { role } = useSession();
  const { data } = useGiftCreditQuery({
    skip: role !== 'customer',
    fetchPolicy: 'cache-and-network',
  });
  const giftCreditPaise = data?.me?.giftCreditPaise;
  if (!giftCreditPaise) return null;
  return (
    <p className="gift-credit">
      <Picture src={pictureUrl(gift)} alt="" sizePx={24} />
      {t`Gift credit`} <Price paise={giftCreditPaise} />
    </p>
  );
}
