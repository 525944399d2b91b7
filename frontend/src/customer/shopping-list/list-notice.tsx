import { Plural, Trans } from '@lingui/react/macro';

import { serverText, type MessageRef } from '../../shared/lib/server-text';
import { Notice } from '../../shared/ui/notice';
import { localName, type Named } from '../../shared/lib/local-name';

/** The router state that the list passes to the cart. */
export interface ListState {
  listed?: {
    addedLineCount: number;
    left: readonly (Named & { productId: string; reason: string; reasonMessage: MessageRef })[];
  };
}

/** The entries of a list that were added to the cart, and the reasons why others were not. */
export function ListNotice({ addedLineCount, left }: NonNullable<ListState['listed']>) {
  return (
    <Notice tone={left.length === 0 ? 'info' : 'warning'}>
      <p>
        <Trans>
          <strong>
            <Plural
              value={addedLineCount}
              one="# product from your list"
              other="# products from your list"
            />
          </strong>{' '}
          <Plural value={addedLineCount} one="is" other="are" /> in your cart.
        </Trans>
      </p>
      {left.length > 0 && (
        <ul>
          {left.map(({ productId, reason, reasonMessage, ...named }) => (
            <li key={productId}>
              {localName(named)}: {serverText(reason, reasonMessage)}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
