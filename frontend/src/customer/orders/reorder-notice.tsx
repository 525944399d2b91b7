import { Plural, Trans } from '@lingui/react/macro';

import { serverText, type MessageRef } from '../../shared/lib/server-text';
import { Notice } from '../../shared/ui/notice';
import { localName, type Named } from '../../shared/lib/local-name';

interface Reordered {
  orderId: string;
  addedLineCount: number;
  /** What could not be put into the cart, or not as much, and why. */
  left: readonly (Named & { reason: string; reasonMessage: MessageRef })[];
}

/** What the cart is told on the way from 'Order again'. */
export interface ReorderState {
  reordered?: Reordered;
}

/** What of an order was put into the cart, and what could not be and why. */
export function ReorderNotice({ orderId, addedLineCount, left }: Reordered) {
  return (
    <Notice tone={left.length === 0 ? 'info' : 'warning'}>
      <p>
        <Trans>
          <strong>
            <Plural
              value={addedLineCount}
              _0="Nothing could be put into your cart"
              one="# product is in your cart"
              other="# products are in your cart"
            />
          </strong>{' '}
          from order {orderId}, at today’s prices.
        </Trans>
      </p>
      {left.length > 0 && (
        <ul>
          {left.map(({ reason, reasonMessage, ...named }) => (
            <li key={named.name}>
              {localName(named)}: {serverText(reason, reasonMessage)}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
