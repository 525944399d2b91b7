import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useState } from 'react';

import { toShopError, type ShopError } from '../../apollo/shop-error';
import type { ReportDecision } from '../../generated/graphql';
import { useDecideOrderReportMutation } from '../../generated/staff/reports/reports';
import { useMessages } from '../../shared/ui/messages/use-messages';

/**
 * Decides a report; returns whether that succeeded. If somebody else decided first, the refusal has their decision as
 * `current`.
 */
export function useDecideReport(reportId: string) {
  const client = useApolloClient();
  const { showSuccess } = useMessages();
  const [send] = useDecideOrderReportMutation();
  const [refusal, setRefusal] = useState<ShopError>();
  const [loading, setLoading] = useState(false);

  const decide = async (decision: ReportDecision, reason: string): Promise<boolean> => {
    setLoading(true);
    setRefusal(undefined);
    try {
      await send({ variables: { input: { reportId, decision, reason } } });
    } catch (error) {
      setRefusal(toShopError(error));
      setLoading(false);
      return false;
    }
    showSuccess(decision === 'REJECT' ? t`Declined` : t`Paid back`);
    // Updates the list without it, or its order with the credit note.
    await client.refetchQueries({ include: 'active' }).catch(() => undefined);
    return true;
  };
  return { decide, refusal, loading };
}
