import { t } from '@lingui/core/macro';
import { useState } from 'react';

import { invalidate } from '../../apollo/invalidate';
import { failureOf, toShopError, type ShopError } from '../../apollo/shop-error';
import type { AdditionQuoteInput, OrderRowsFragment } from '../../generated/graphql';
import { useAdditionQuoteQuery, useAddToOrderMutation } from '../../generated/orders/edit-order';
import { Button } from '../../shared/chakra/button';
import { Notice } from '../../shared/chakra/notice';
import { useAttemptKey } from '../../shared/lib/use-attempt-key';

interface AddToOrderProps {
  input: AdditionQuoteInput;
  /** The label of the button, with and without the sum. */
  label: (toPayPaise: number | undefined) => string;
  onAdded: (order: OrderRowsFragment) => void;
}

/** Places a separate order for additions to a paid order, for the sum on the button. */
export function AddToOrder({ input, label, onAdded }: AddToOrderProps) {
  const { orderId } = input;
  const { data, error, refetch } = useAdditionQuoteQuery({
    variables: { input },
    fetchPolicy: 'no-cache',
  });
  const [send, { loading }] = useAddToOrderMutation({
    update: (cache) => invalidate(cache, 'orders'),
  });
  const [refusal, setRefusal] = useState<ShopError>();
  const { keyOf, finish } = useAttemptKey();
  const expectedTotalPaise = data?.additionQuote.toPayPaise;
  const failure = refusal ?? failureOf(error);

  const add = async () => {
    if (expectedTotalPaise === undefined) return;
    const wanted = { ...input, expectedTotalPaise };
    setRefusal(undefined);
    try {
      const answer = await send({
        variables: { input: { ...wanted, idempotencyKey: keyOf(wanted) } },
      });
      finish();
      if (answer.data) onAdded(answer.data.addToOrder);
    } catch (problem) {
      setRefusal(toShopError(problem));
      // The sum may have changed.
      await refetch().catch(() => undefined);
    }
  };

  return (
    <>
      <p>{t`What you add comes together with order ${{ id: orderId }}, without another delivery fee.`}</p>
      {failure && (
        <Notice tone="failure">
          <p>{failure.message}</p>
        </Notice>
      )}
      <Button
        loading={loading}
        disabled={expectedTotalPaise === undefined}
        onClick={() => void add()}
      >
        {label(expectedTotalPaise)}
      </Button>
    </>
  );
}
