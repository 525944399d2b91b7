import { useGiftCreditQuery } from '../../generated/offers/gift-credit';
import { useSession } from '../../shared/lib/session';

/** The gift credit of the client, in paise; undefined for others and until it is known. */
export function useGiftCredit(): number | undefined {
  const { role } = useSession();
  const { data } = useGiftCreditQuery({
    skip: role !== 'customer',
    fetchPolicy: 'cache-and-network',
  });
  return data?.me?.giftCreditPaise;
}
