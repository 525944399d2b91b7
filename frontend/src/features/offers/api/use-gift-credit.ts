import { useGiftCreditQuery } from '../../../generated/graphql';
import { useSession } from '../../../lib/session';

/** The gift credit of the client, in paise; undefined for others and until it is known. */
export function useGiftCredit(): number | undefined {
  const { role } = useSession();
  const { data } = useGiftCreditQuery({
    skip: role !== 'client',
    fetchPolicy: 'cache-and-network',
  });
  return data?.me?.giftCreditPaise;
}
