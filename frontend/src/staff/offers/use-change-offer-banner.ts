import { invalidate } from '../../apollo/invalidate';
import { toShopError, type ShopError } from '../../apollo/shop-error';
import {
  AdminOfferBannerDocument,
  useChangeOfferBannerMutation,
} from '../../generated/staff/offers/offer-banner';
import type { OfferBannerInput } from '../../generated/graphql';
import { useMessages } from '../../shared/ui/messages/use-messages';

/** Replaces the offer on the landing page; answers undefined when that went well, else why not, and says so. */
export function useChangeOfferBanner() {
  const { showSuccess, showFailure } = useMessages();
  const [change] = useChangeOfferBannerMutation({
    update: (cache, { data }) => {
      if (!data) return;
      const adminOfferBanner = data.changeOfferBanner;
      cache.writeQuery({ query: AdminOfferBannerDocument, data: { adminOfferBanner } });
      invalidate(cache, 'offerBanner');
    },
  });

  const changeBanner = async (input: OfferBannerInput): Promise<ShopError | undefined> => {
    try {
      await change({ variables: { input } });
      showSuccess('The offer is saved');
      return undefined;
    } catch (error) {
      const refusal = toShopError(error);
      showFailure(refusal.message);
      return refusal;
    }
  };
  return { changeBanner };
}
