import { t } from '@lingui/core/macro';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';

import { failureOf, toShopError, type ShopError } from '../../apollo/shop-error';
import { AdminOrderDocument } from '../../generated/staff/orders/orders';
import {
  useRefundOrderLinesMutation,
  useRefundPreviewQuery,
} from '../../generated/staff/orders/refund-lines';
import { formatPaise } from '../../shared/lib/format-price';
import { useAttemptKey } from '../../shared/lib/use-attempt-key';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { chosenOf, applyConflict, type RefundClash, type RefundLine } from './refund-lines.rules';

/**
 * Refunds lines of an order: the lines as seen at the start, the resulting amount, and changes of them by others
 * meanwhile.
 */
export function useRefundLines(orderId: string, seen: readonly RefundLine[]) {
  const client = useApolloClient();
  const { showSuccess } = useMessages();
  const [lines, setLines] = useState(seen);
  const [clashes, setClashes] = useState<readonly RefundClash[]>([]);
  const [refusal, setRefusal] = useState<ShopError>();
  const [send, { loading: isSending }] = useRefundOrderLinesMutation();
  const { keyOf, finish } = useAttemptKey();
  const chosen = chosenOf(lines);
  const preview = useRefundPreviewQuery({
    variables: { input: { orderId, lines: chosen } },
    skip: chosen.length === 0,
    fetchPolicy: 'network-only',
  });

  /** Applies a conflict to the lines; returns false for other failures. */
  const isApplied = (failure: ShopError | undefined): boolean => {
    const taken = failure?.code === 'CONFLICT' && applyConflict(lines, failure.current ?? {});
    if (!taken) return false;
    setLines(taken.lines);
    setClashes([...clashes.filter(({ name }) => name !== taken.clash.name), taken.clash]);
    return true;
  };

  const previewFailure = failureOf(preview.error);
  // The conflict has another version than the line only until it is applied.
  if (isNewConflict(previewFailure, lines)) isApplied(previewFailure);

  const change = (id: string, changes: Partial<RefundLine>) =>
    setLines(lines.map((line) => (line.id === id ? { ...line, ...changes } : line)));

  /** Returns whether the lines were refunded. */
  const refund = async (reason: string): Promise<boolean> => {
    const wanted = { orderId, lines: chosen, reason };
    setRefusal(undefined);
    try {
      const { data } = await send({
        variables: { input: { ...wanted, idempotencyKey: keyOf(wanted) } },
      });
      const note = data?.refundOrderLines;
      finish();
      if (note) showSuccess(t`Credit note ${note.number}: ${formatPaise(note.amountPaise)}`);
    } catch (error) {
      const failure = toShopError(error);
      if (!isApplied(failure)) setRefusal(failure);
      return false;
    }
    // The screen itself shows a failed reload.
    await client.refetchQueries({ include: [AdminOrderDocument] }).catch(() => undefined);
    return true;
  };

  return {
    lines,
    change,
    clashes,
    /** The amount for the chosen lines; undefined while unknown. */
    preview: chosen.length > 0 && !preview.error ? preview.data?.refundPreview : undefined,
    previewFailure: previewFailure?.code === 'CONFLICT' ? undefined : previewFailure,
    retry: () => void preview.refetch(),
    refusal,
    refund,
    isSending,
  };
}

const isNewConflict = (failure: ShopError | undefined, lines: readonly RefundLine[]): boolean =>
  failure?.code === 'CONFLICT' &&
  lines.some(
    ({ id, version }) =>
      id === String(failure.current?.lineId) && version !== Number(failure.current?.version),
  );
