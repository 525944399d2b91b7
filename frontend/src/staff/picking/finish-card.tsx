import { t } from '@lingui/core/macro';

import { Button } from '../../shared/chakra/button';
import { onSingleClick } from '../kit/on-single-click';
import { BagLabel } from './bag-label';
import type { WalkOrder } from './queue.rules';
import { isEmpty } from './walk.rules';

interface FinishCardProps {
  walk: WalkOrder;
  bag: string | undefined;
  /** Whether the picker has finished it, and the server has not responded yet. */
  isFinishing: boolean;
  /** Whether sending is halted. */
  isHalted: boolean;
  onFinish: () => void;
}

/** An order without open lines: it is packed, or cancelled if all of it is missing. */
export function FinishCard({ walk, bag, isFinishing, isHalted, onFinish }: FinishCardProps) {
  const { id } = walk.order;
  const empty = isEmpty(walk);
  return (
    <section className="pick-card" aria-label={t`End of order ${id}`}>
      <BagLabel walk={walk} bag={bag} />
      {isFinishing && isHalted ? (
        <p role="status">{t`Order ${id} is sent as soon as the connection is back.`}</p>
      ) : (
        <>
          <p>
            {empty
              ? t`Nothing of this order is there: it is called off, and all is given back.`
              : t`All of this order is done.`}
          </p>
          <Button className="pick-big" loading={isFinishing} onClick={onSingleClick(onFinish)}>
            {empty ? t`Call order ${id} off` : t`Packed`}
          </Button>
        </>
      )}
    </section>
  );
}
