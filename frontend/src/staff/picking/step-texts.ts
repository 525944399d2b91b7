import { t } from '@lingui/core/macro';

import type { ShortReason } from '../../generated/graphql';
import type { Step, WalkLine } from './queue.rules';

const reasonTexts: Record<ShortReason, () => string> = {
  NOT_THERE: () => t`Not on the shelf`,
  DAMAGED: () => t`Damaged`,
  CUSTOMER_DECLINED: () => t`The customer does not want it`,
};

/** Why pieces are missing. */
export const reasonText = (reason: ShortReason): string => reasonTexts[reason]();

/** Describes an action of a picker. */
export function stepText(step: Step): string {
  switch (step.kind) {
    case 'pick':
      return t`${{ pieces: step.pickedQuantity }} picked`;
    case 'weigh':
      return t`${{ grams: step.grams }} g weighed`;
    case 'short':
      return `${t`${{ pieces: step.quantity }} missing`} (${reasonText(step.reason)})`;
    case 'substitute':
      return t`${{ pieces: step.replacedQuantity }} replaced by ${{ name: step.product.name }}`;
    case 'ask':
      return t`the customer is asked`;
    case 'reset':
      return t`taken back`;
    case 'finish':
      return t`Packed`;
  }
}

/** Describes the result for the pieces of a line. */
export const outcomeOf = (line: WalkLine): string =>
  [
    line.pickedQuantity !== null &&
      line.pickedQuantity > 0 &&
      t`${{ pieces: line.pickedQuantity }} picked`,
    line.weighedGrams !== null && t`${{ grams: line.weighedGrams }} g`,
    line.shortQuantity > 0 &&
      t`${{ pieces: line.shortQuantity }} missing` +
        (line.shortReason ? ` (${reasonText(line.shortReason)})` : ''),
    line.substitutedQuantity > 0 && t`${{ pieces: line.substitutedQuantity }} replaced`,
  ]
    .filter(Boolean)
    .join(', ') || t`not picked`;
