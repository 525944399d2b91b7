import { useMyRegularsQuery } from '../../generated/storefront/regulars/my-regulars';

/** The regulars of the customer; undefined until loaded. */
export function useMyRegulars(limit: number) {
  const { data } = useMyRegularsQuery({ variables: { limit }, fetchPolicy: 'cache-and-network' });
  return data?.myRegulars;
}
