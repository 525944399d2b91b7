import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';

import { Button } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';

interface PaymentPendingProps {
  checking: boolean;
  /** Asks the server for the result again; omitted if no order is being paid. */
  onCheck?: () => void;
}

/** States that the result of a payment is unknown, that nothing is charged twice, and what to do. */
export function PaymentPending({ checking, onCheck }: PaymentPendingProps) {
  return (
    <Notice tone="warning">
      <p>
        <Trans>
          <strong>The bank’s answer has not arrived.</strong> You are not charged twice: ‘Make
          Payment’ goes on with the same payment.
        </Trans>
      </p>
      {onCheck && (
        <Button tone="outline" loading={checking} onClick={onCheck}>{t`Check again`}</Button>
      )}
    </Notice>
  );
}
