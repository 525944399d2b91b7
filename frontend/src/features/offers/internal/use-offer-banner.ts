import { useOfferBannerQuery } from '../../../generated/offers/offer-banner';

/** The offer as it was specified. */
const specified = { heading: null, text: null };

/**
 * The offer on the landing page: null where the shop shows none, nothing in a text for the specified one. While it is
 * not known it is the specified one.
 */
export function useOfferBanner() {
  const { data } = useOfferBannerQuery({ fetchPolicy: 'cache-and-network' });
  return { banner: data ? data.offerBanner : specified };
}
