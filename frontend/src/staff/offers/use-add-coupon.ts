import { invalidate } from '../../apollo/invalidate';
import { toShopError, type ShopError } from '../../apollo/shop-error';
import { AdminCouponsDocument, useAddCouponMutation } from '../../generated/staff/offers/coupons';
import type { CouponInput } from '../../generated/graphql';
import { useMessages } from '../../shared/ui/messages/use-messages';

/** Makes a coupon; answers undefined when that went well, else why not, and says so. */
export function useAddCoupon() {
  const { showSuccess, showFailure } = useMessages();
  const [add, { loading }] = useAddCouponMutation({
    refetchQueries: [AdminCouponsDocument],
    update: (cache) => invalidate(cache, 'coupons'),
  });

  const addCoupon = async (input: CouponInput): Promise<ShopError | undefined> => {
    try {
      const { data } = await add({ variables: { input } });
      showSuccess(`Coupon ${data?.addCoupon.coupon.code ?? input.code} added`);
      return undefined;
    } catch (error) {
      const refusal = toShopError(error);
      showFailure(refusal.message);
      return refusal;
    }
  };
  return { addCoupon, loading };
}
