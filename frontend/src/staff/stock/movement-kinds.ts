import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { StockMovementKind } from '../../generated/graphql';

/** The labels of the kinds of stock changes. */
export const movementKinds: Readonly<Record<StockMovementKind, MessageDescriptor>> = {
  OPENING: msg`First stock`,
  ADJUSTMENT: msg`Corrected`,
  SALE: msg`Ordered`,
  RETURN: msg`Given back`,
  COUNT: msg`Counted`,
  WASTE: msg`Waste`,
  RECEIVED: msg`Received`,
  UNDONE: msg`Bill undone`,
  THEFT: msg`Stolen`,
  TRANSFER: msg`Transferred`,
};
