import { useOfferBannerQuery } from '../../../generated/offers/offer-banner';

/** The offer as it was specified. */
const specified = { heading: null, text: null };

/**
 * The offer on the landing page: null where there is none; null as heading or text for the specified one, which also
 * shows until the query is answered.
 */
export function useOfferBanner() {
  const { data } = useOfferBannerQuery({ fetchPolicy: 'cache-and-network' });
  return { banner: data ? data.offerBanner : specified };
}
