import { toShopError, type ShopError } from '../../apollo/shop-error';
import {
  GiftVouchersDocument,
  useAddGiftVoucherMutation,
} from '../../generated/staff/offers/gift-vouchers';
import type { GiftVoucherInput } from '../../generated/graphql';
import { useMessages } from '../../shared/ui/messages/use-messages';

/** Makes a gift voucher; answers undefined when that went well, else why not, and says so. */
export function useAddGiftVoucher() {
  const { showSuccess, showFailure } = useMessages();
  const [add, { loading }] = useAddGiftVoucherMutation({ refetchQueries: [GiftVouchersDocument] });

  const addGiftVoucher = async (input: GiftVoucherInput): Promise<ShopError | undefined> => {
    try {
      const { data } = await add({ variables: { input } });
      showSuccess(`Gift voucher ${data?.addGiftVoucher.code ?? ''} added`);
      return undefined;
    } catch (error) {
      const refusal = toShopError(error);
      showFailure(refusal.message);
      return refusal;
    }
  };
  return { addGiftVoucher, loading };
}
