import { useWishesQuery } from '../../generated/wish-list/wishes';
import { useSession } from '../../shared/lib/session';

/** What the client saved for later and waits for; nothing for anybody else. */
export function useWishes() {
  const { role } = useSession();
  const { data, error, refetch } = useWishesQuery({ skip: role !== 'customer' });
  return {
    wishes: role === 'customer' ? data?.wishes : undefined,
    failed: error !== undefined,
    retry: () => void refetch(),
  };
}
