import { t } from '@lingui/core/macro';

import type { WalkOrder } from './queue.rules';
import { recipientOf } from './walk.rules';

/** The order of an item, and its bag in the walk. */
export const BagLabel = ({ walk, bag }: { walk: WalkOrder; bag: string | undefined }) => (
  <p className="bag">
    {bag && (
      <strong className="bag__name" aria-label={t`Bag ${bag}`}>
        {bag}
      </strong>
    )}
    <span>
      <strong>{t`Order ${walk.order.id}`}</strong> {recipientOf(walk)}
    </span>
  </p>
);
