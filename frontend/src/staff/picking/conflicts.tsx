import { t } from '@lingui/core/macro';

import { Button } from '../../shared/chakra/button';
import { Notice } from '../../shared/chakra/notice';
import { stepText, outcomeOf } from './step-texts';
import type { PickingQueue } from './picking-queue';
import type { Action, WalkOrder } from './queue.rules';

interface ConflictsProps {
  /** All unsent actions of the viewer. */
  actions: readonly Action[];
  walks: readonly WalkOrder[];
  queue: PickingQueue;
}

/** The refused actions: shows the picker's action next to the current state, and asks which to keep. */
export function Conflicts({ actions, walks, queue }: ConflictsProps) {
  const refused = actions.filter(({ refusal }) => refusal !== null);
  return refused.map((action) => {
    const { key, orderId, step, refusal, subject } = action;
    const walk = walks.find(({ order }) => order.id === orderId);
    const line = walk?.order.lines.find(({ id }) => 'lineId' in step && id === step.lineId);
    const isReassigned = refusal?.code === 'ORDER_MOVE_REFUSED' && walk?.picking?.isOwn !== true;
    return (
      <Notice key={key} tone="failure">
        <div className="pick-conflict">
          <p>
            <strong>{subject ? t`Order ${orderId}: ${subject}` : t`Order ${orderId}`}</strong>
          </p>
          <dl>
            <dt>{t`You`}</dt>
            <dd>{stepText(step)}</dd>
            <dt>{t`Now`}</dt>
            <dd>{line && !isReassigned ? outcomeOf(line) : refusal?.message}</dd>
          </dl>
          {line && !isReassigned && <p>{refusal?.message}</p>}
          <div className="pick-card__more">
            <Button
              onClick={() =>
                void (isReassigned ? queue.reassign(orderId) : Promise.resolve()).then(() =>
                  queue.retry(action),
                )
              }
            >
              {isReassigned ? t`Take the order over and send again` : t`Send mine again`}
            </Button>
            <Button
              tone="outline"
              onClick={() => void (isReassigned ? queue.giveUpOrder(action) : queue.giveUp(action))}
            >
              {isReassigned ? t`Give up what I did there` : t`Leave it as it is now`}
            </Button>
          </div>
        </div>
      </Notice>
    );
  });
}
