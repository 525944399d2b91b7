import { failureOf } from '../../../apollo/shop-error';
import { useAccountQuery } from '../../../generated/account/account';

/** The client's own account, as it stands now. */
export function useAccount() {
  const { data, error, refetch } = useAccountQuery({ fetchPolicy: 'cache-and-network' });
  return {
    profile: data?.me ?? undefined,
    failure: failureOf(error),
    retry: () => void refetch(),
  };
}
