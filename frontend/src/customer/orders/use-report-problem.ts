import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useState } from 'react';

import { toShopError, type ShopError } from '../../apollo/shop-error';
import { sendPhoto } from '../../features/orders/send-photo';
import type { ReportProblemInput } from '../../generated/graphql';
import { OrderDocument } from '../../generated/orders/order';
import { useReportOrderProblemMutation } from '../../generated/orders/report-order-problem';
import { useAttemptKey } from '../../shared/lib/use-attempt-key';
import { useMessages } from '../../shared/ui/messages/use-messages';

/**
 * Reports pieces of an order, once even if sent repeatedly, and then uploads the photos; returns whether everything
 * succeeded. If a photo fails, the next attempt sends only the photos.
 */
export function useReportProblem(orderId: string) {
  const client = useApolloClient();
  const { showSuccess } = useMessages();
  const [send] = useReportOrderProblemMutation();
  const [loading, setLoading] = useState(false);
  const [refusal, setRefusal] = useState<ShopError>();
  const [sentId, setSentId] = useState<string>();
  const { keyOf, finish } = useAttemptKey();

  const sendReport = async (
    wanted: Omit<ReportProblemInput, 'idempotencyKey'>,
  ): Promise<string> => {
    const input = { ...wanted, idempotencyKey: keyOf(wanted) };
    const { data } = await send({ variables: { input } });
    finish();
    return data?.reportOrderProblem.id ?? '';
  };

  const report = async (
    what: Pick<ReportProblemInput, 'kind' | 'lines' | 'text'>,
    photos: readonly Blob[],
  ): Promise<boolean> => {
    const wanted = { orderId, ...what };
    setRefusal(undefined);
    setLoading(true);
    try {
      const id = sentId ?? (await sendReport(wanted));
      setSentId(id);
      for (const photo of photos) await sendPhoto(`/photos/reports/${id}`, photo);
      showSuccess(t`Reported. The shop looks into it.`);
      return true;
    } catch (error) {
      setRefusal(toShopError(error));
      return false;
    } finally {
      await client.refetchQueries({ include: [OrderDocument] }).catch(() => undefined);
      setLoading(false);
    }
  };
  return { report, refusal, loading, isReported: sentId !== undefined };
}
