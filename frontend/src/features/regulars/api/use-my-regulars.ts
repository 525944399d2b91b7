import { useMyRegularsQuery } from '../../../generated/regulars/my-regulars';
import { useSession } from '../../../lib/session';

/** What the client buys again and again; nothing for anybody else, or while it is not known. */
export function useMyRegulars(limit: number) {
  const { role } = useSession();
  const { data } = useMyRegularsQuery({
    variables: { limit },
    skip: role !== 'client',
    fetchPolicy: 'cache-and-network',
  });
  return role === 'client' ? data?.myRegulars : undefined;
}
