import { toShopError, type ShopError } from '../../../apollo/shop-error';
import type { RedeemGiftVoucherMutation } from '../../../generated/graphql';
import {
  GiftCreditDocument,
  useRedeemGiftVoucherMutation,
} from '../../../generated/offers/gift-credit';

export type RedeemedOrRefused =
  | { redeemed: true; payload: RedeemGiftVoucherMutation['redeemGiftVoucher'] }
  | { redeemed: false; refusal: ShopError };

/** Adds the value of a voucher to the customer's gift credit. Returns its value or the refusal. */
export function useRedeemGiftVoucher() {
  const [redeem, { loading }] = useRedeemGiftVoucherMutation({
    update: (cache, { data }) => {
      const giftCreditPaise = data?.redeemGiftVoucher.giftCreditPaise;
      if (giftCreditPaise === undefined) return;
      cache.updateQuery({ query: GiftCreditDocument }, (known) =>
        known?.me ? { me: { ...known.me, giftCreditPaise } } : undefined,
      );
    },
  });

  const redeemGiftVoucher = async (code: string): Promise<RedeemedOrRefused> => {
    try {
      const { data } = await redeem({ variables: { code } });
      if (!data) throw new Error('The server answered without a voucher.');
      return { redeemed: true, payload: data.redeemGiftVoucher };
    } catch (error) {
      return { redeemed: false, refusal: toShopError(error) };
    }
  };
  return { redeemGiftVoucher, loading };
}
