import { t } from '@lingui/core/macro';

import { Button } from '../../shared/chakra/button';
import { Notice } from '../../shared/chakra/notice';
import { deedText, outcomeOf } from './deed-texts';
import type { PickingQueue } from './picking-queue';
import type { Action, WalkOrder } from './queue.rules';

interface ConflictsProps {
  /** All that is unsent of the viewer. */
  actions: readonly Action[];
  walks: readonly WalkOrder[];
  queue: PickingQueue;
}

/** What the server refused: what the picker did beside what is so now, and which of both is to be. */
export function Conflicts({ actions, walks, queue }: ConflictsProps) {
  const refused = actions.filter(({ refusal }) => refusal !== null);
  return refused.map((action) => {
    const { key, orderId, deed, refusal, subject } = action;
    const walk = walks.find(({ order }) => order.id === orderId);
    const line = walk?.order.lines.find(({ id }) => 'lineId' in deed && id === deed.lineId);
    const isTakenOver = refusal?.code === 'ORDER_MOVE_REFUSED' && walk?.picking?.isOwn !== true;
    return (
      <Notice key={key} tone="failure">
        <div className="pick-conflict">
          <p>
            <strong>{subject ? t`Order ${orderId}: ${subject}` : t`Order ${orderId}`}</strong>
          </p>
          <dl>
            <dt>{t`You`}</dt>
            <dd>{deedText(deed)}</dd>
            <dt>{t`Now`}</dt>
            <dd>{line && !isTakenOver ? outcomeOf(line) : refusal?.message}</dd>
          </dl>
          {line && !isTakenOver && <p>{refusal?.message}</p>}
          <div className="pick-card__more">
            <Button
              onClick={() =>
                void (isTakenOver ? queue.takeOver(orderId) : Promise.resolve()).then(() =>
                  queue.retry(action),
                )
              }
            >
              {isTakenOver ? t`Take over and send again` : t`Send mine again`}
            </Button>
            <Button
              tone="outline"
              onClick={() => void (isTakenOver ? queue.giveUpOrder(action) : queue.giveUp(action))}
            >
              {isTakenOver ? t`Give up what I did there` : t`Leave it as it is now`}
            </Button>
          </div>
        </div>
      </Notice>
    );
  });
}
