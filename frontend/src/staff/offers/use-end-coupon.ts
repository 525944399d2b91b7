import { invalidate } from '../../apollo/invalidate';
import { toShopError } from '../../apollo/shop-error';
import { AdminCouponsDocument, useEndCouponMutation } from '../../generated/staff/offers/coupons';
import { useMessages } from '../../shared/ui/messages/use-messages';

/** Ends a coupon: nobody can use it any more. Answers whether that went well, and says so. */
export function useEndCoupon() {
  const { showSuccess, showFailure } = useMessages();
  const [end, { loading }] = useEndCouponMutation({
    refetchQueries: [AdminCouponsDocument],
    update: (cache) => invalidate(cache, 'coupons'),
  });

  const endCoupon = async (id: string, code: string): Promise<boolean> => {
    try {
      await end({ variables: { id } });
      showSuccess(`Coupon ${code} ended`);
      return true;
    } catch (error) {
      showFailure(toShopError(error).message);
      return false;
    }
  };
  return { endCoupon, loading };
}
