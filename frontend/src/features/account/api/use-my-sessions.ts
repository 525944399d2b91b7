import { failureOf } from '../../../apollo/shop-error';
import { useMySessionsQuery } from '../../../generated/account/sessions';

/** Where the caller is logged in. */
export function useMySessions() {
  const { data, error, refetch } = useMySessionsQuery({ fetchPolicy: 'cache-and-network' });
  return {
    sessions: data?.mySessions,
    failure: failureOf(error),
    retry: () => void refetch(),
  };
}
