import { useMyRegularsQuery } from '../../generated/storefront/regulars/my-regulars';

/** What the client who is logged in buys again and again; nothing while it is not known. */
export function useMyRegulars(limit: number) {
  const { data } = useMyRegularsQuery({ variables: { limit }, fetchPolicy: 'cache-and-network' });
  return data?.myRegulars;
}
