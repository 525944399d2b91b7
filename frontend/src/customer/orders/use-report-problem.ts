import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useState } from 'react';

import { toShopError, type ShopError } from '../../apollo/shop-error';
import type { ReportProblemInput } from '../../generated/graphql';
import { OrderDocument } from '../../generated/orders/order';
import { useReportOrderProblemMutation } from '../../generated/orders/report-order-problem';
import { useAttemptKey } from '../../shared/lib/use-attempt-key';
import { useMessages } from '../../shared/ui/messages/use-messages';

/** Reports pieces of an order, once however often it is sent; answers whether that went well. */
export function useReportProblem(orderId: string) {
  const client = useApolloClient();
  const { showSuccess } = useMessages();
  const [send, { loading }] = useReportOrderProblemMutation();
  const [refusal, setRefusal] = useState<ShopError>();
  const { keyOf, finish } = useAttemptKey();

  const report = async (
    what: Pick<ReportProblemInput, 'kind' | 'lines' | 'text'>,
  ): Promise<boolean> => {
    const wanted = { orderId, ...what };
    setRefusal(undefined);
    try {
      await send({ variables: { input: { ...wanted, idempotencyKey: keyOf(wanted) } } });
    } catch (error) {
      setRefusal(toShopError(error));
      return false;
    }
    finish();
    showSuccess(t`Reported. The shop looks into it.`);
    await client.refetchQueries({ include: [OrderDocument] }).catch(() => undefined);
    return true;
  };
  return { report, refusal, loading };
}
