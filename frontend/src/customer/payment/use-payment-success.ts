import { useApolloClient } from '@apollo/client/react';

import { t } from '@lingui/core/macro';

import { invalidate } from '../../apollo/invalidate';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { endPaymentAttempt } from './payment-attempt';

/** What a payment that went through brings about, whichever way it was learnt. */
export function usePaymentSuccess() {
  const client = useApolloClient();
  const { showSuccess } = useMessages();
  return (orderId: string | undefined): void => {
    endPaymentAttempt(orderId);
    invalidate(client.cache, 'orders');
    showSuccess(t`payment done sucessfully`);
  };
}
