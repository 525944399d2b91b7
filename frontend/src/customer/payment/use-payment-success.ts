import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';

import { invalidate } from '../../apollo/invalidate';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { endPaymentAttempt } from './payment-attempt';

/** Ends the attempt, refreshes the orders, and shows the message of a successful payment. */
export function usePaymentSuccess() {
  const client = useApolloClient();
  const { showSuccess } = useMessages();
  return (orderId: string | undefined): void => {
    endPaymentAttempt(orderId);
    invalidate(client.cache, 'orders');
    showSuccess(t`payment done sucessfully`);
  };
}
