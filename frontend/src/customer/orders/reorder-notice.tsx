import { Plural, Trans } from '@lingui/react/macro';

import type { Reordered } from '../../features/orders/use-reorder';
import { serverText } from '../../shared/lib/server-text';
import { Notice } from '../../shared/ui/notice';
import { localName } from '../../shared/lib/local-name';

/** The lines of an order that were added to the cart, and those that could not be, with the reasons. */
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
