import { useWishesQuery } from '../../generated/wish-list/wishes';
import { useSession } from '../../shared/lib/session';

/** The wish list and the stock alerts of the customer; nothing for others. */
export function useWishes() {
  const { role } = useSession();
  const { data, error, refetch } = useWishesQuery({ skip: role !== 'customer' });
  return {
    wishes: role === 'customer' ? data?.wishes : undefined,
    failed: error !== undefined,
    retry: () => void refetch(),
  };
}
