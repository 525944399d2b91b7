import { failureOf } from '../../apollo/shop-error';
import { useAdminOfferBannerQuery } from '../../generated/staff/offers/offer-banner';

/** The offer on the landing page, as the shop keeps it now. */
export function useAdminOfferBanner() {
  const { data, error, refetch } = useAdminOfferBannerQuery({ fetchPolicy: 'cache-and-network' });
  return {
    banner: data?.adminOfferBanner,
    failure: failureOf(error),
    retry: () => void refetch(),
  };
}
