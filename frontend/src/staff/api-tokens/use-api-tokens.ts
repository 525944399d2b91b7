import { failureOf } from '../../apollo/shop-error';
import { useApiTokensQuery } from '../../generated/staff/api-tokens/api-tokens';

/** The caller's tokens for programs; when each was last used may have changed since. */
export function useApiTokens() {
  const { data, error, refetch } = useApiTokensQuery({ fetchPolicy: 'cache-and-network' });
  return { tokens: data?.apiTokens, failure: failureOf(error), retry: () => void refetch() };
}
