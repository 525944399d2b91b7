import { t } from '@lingui/core/macro';

import { Button } from '../../shared/chakra/button';
import { Notice } from '../../shared/chakra/notice';
import { formatPaise } from '../../shared/lib/format-price';
import type { Round } from '../rounds/round.rules';
import { outcomeText } from '../rounds/round-texts';
import type { RidingQueue } from './riding-queue';
import type { RideAction, RideStep } from './riding.rules';

interface RideConflictsProps {
  /** All unsent actions of the viewer. */
  actions: readonly RideAction[];
  rounds: readonly Round[];
  queue: RidingQueue;
}

/** The refused actions: shows the rider's action next to the current state, and asks which to keep. */
export function RideConflicts({ actions, rounds, queue }: RideConflictsProps) {
  return actions.map((action) => {
    const { key, orderId, refusal, step } = action;
    if (!refusal) return null;
    const stop = rounds
      .flatMap(({ stops }) => stops)
      .find(({ id }) => 'stopId' in step && id === step.stopId);
    return (
      <Notice key={key} tone="failure">
        <div className="round-conflict">
          <p>
            <strong>{orderId ? t`Order ${orderId}` : t`Your round`}</strong>
          </p>
          <dl>
            <dt>{t`You`}</dt>
            <dd>{stepText(step)}</dd>
            <dt>{t`Now`}</dt>
            <dd>{stop ? outcomeText(stop) : refusal.message}</dd>
          </dl>
          {stop && <p>{refusal.message}</p>}
          <div className="round__actions">
            <Button onClick={() => void queue.retry(action)}>{t`Send mine again`}</Button>
            <Button tone="outline" onClick={() => void queue.giveUp(action)}>
              {t`Leave it as it is now`}
            </Button>
          </div>
        </div>
      </Notice>
    );
  });
}

function stepText(step: RideStep): string {
  if (step.kind === 'start') return t`left with the orders`;
  if (step.kind === 'photo') return t`photo of the delivery`;
  if (step.kind === 'fail') return t`not delivered: ${step.reason}`;
  if (step.kind === 'upi') return t`${formatPaise(step.amountPaise)} by UPI, UTR ${step.utr}`;
  return t`delivered to ${step.receivedBy}, ${formatPaise(step.cashPaise)} in cash`;
}
