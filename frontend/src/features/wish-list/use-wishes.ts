import { useWishesQuery } from '../../generated/wish-list/wishes';
import { useSession } from '../../shared/lib/session';

/** The customer's wish list and stock alerts; undefined for others. */
export function useWishes() {
  const { role } = useSession();
  const { data, error, refetch } = useWishesQuery({ skip: role !== 'customer' });
  return {
    wishes: role === 'customer' ? data?.wishes : undefined,
    failed: error !== undefined,
    retry: () => void refetch(),
  };
}
