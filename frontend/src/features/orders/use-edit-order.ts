import { t } from '@lingui/core/macro';
import { useState } from 'react';

import { invalidate } from '../../apollo/invalidate';
import { failureOf, toShopError, type ShopError } from '../../apollo/shop-error';
import type { OrderEditQuoteInput, OrderToEditFragment } from '../../generated/graphql';
import { useEditOrderMutation, useOrderEditQuoteQuery } from '../../generated/orders/edit-order';
import { useAttemptKey } from '../../shared/lib/use-attempt-key';
import { useMessages } from '../../shared/ui/messages/use-messages';

/** The bill of an order after an edit; the latest one stays on the screen while a newer one is loading. */
export function useEditQuote(
  { editVersion: expectedVersion }: OrderToEditFragment,
  edit: OrderEditQuoteInput | undefined,
) {
  const { data, previousData, error, refetch } = useOrderEditQuoteQuery({
    variables: { input: edit ? { ...edit, expectedVersion } : { orderId: '' } },
    skip: edit === undefined,
    fetchPolicy: 'no-cache',
  });
  const failure = edit && failureOf(error);
  return {
    latest: edit && !failure ? (data ?? previousData)?.orderEditQuote : undefined,
    /** The quote of the current edit. */
    current: edit && !failure ? data?.orderEditQuote : undefined,
    failure,
    // The hook returns the error.
    retry: () => void refetch().catch(() => undefined),
  };
}

/** Edits an order for the displayed sum, once even if retried; returns whether it succeeded. */
export function useEditOrder({ id, editVersion }: OrderToEditFragment) {
  const { showSuccess } = useMessages();
  const [send, { loading }] = useEditOrderMutation({
    update: (cache) => {
      // The edit changes stock, slots, coupons and credit.
      invalidate(cache, 'orders', 'me', 'coupons', 'deliverySlots', 'nextDeliverySlot');
    },
  });
  const [refusal, setRefusal] = useState<ShopError>();
  const { keyOf, finish } = useAttemptKey();

  const edit = async (
    changes: OrderEditQuoteInput,
    expectedTotalPaise: number,
  ): Promise<boolean> => {
    const wanted = { ...changes, expectedVersion: editVersion, expectedTotalPaise };
    setRefusal(undefined);
    try {
      await send({ variables: { input: { ...wanted, idempotencyKey: keyOf(wanted) } } });
    } catch (error) {
      setRefusal(toShopError(error));
      return false;
    }
    finish();
    showSuccess(t`Order ${id} was edited`);
    return true;
  };
  return { edit, refusal, loading, forget: () => setRefusal(undefined) };
}
