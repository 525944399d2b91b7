import { t } from '@lingui/core/macro';

import { Dialog, DialogChoice } from '../../../shared/chakra/dialog';
import { WithChakra } from '../../../shared/chakra/provider';
import { formatPaise } from '../../../shared/lib/format-price';
import { serverText } from '../../../shared/lib/server-text';
import { Price } from '../../../shared/ui/price';
import type { ChangedLine, PriceChange } from './price-change.rules';
import './price-changed.css';

export { priceChangeOf } from './price-change.rules';

export interface PriceChangedProps {
  change: PriceChange;
  placing: boolean;
  /** Called when the customer agrees to the new total. */
  onPlace: (toPayPaise: number) => void;
  onClose: () => void;
}

/** Shows how an order differs from the one shown before, and asks for confirmation before it is placed. */
export function PriceChanged({ change, placing, onPlace, onClose }: PriceChangedProps) {
  // Gift credit may cover higher prices, and other lines may have the same total.
  const isSameTotal = change.beforePaise === change.afterPaise;
  const title = isSameTotal ? t`The cart or its prices have changed` : t`The total has changed`;
  return (
    <WithChakra>
      <Dialog title={title} open onClose={onClose}>
        <p>{t`Your order was not placed. Please look at it once more:`}</p>
        <dl className="price-changed">
          <div className="price-changed__row price-changed__row--sum">
            <dt>{t`To pay`}</dt>
            <dd>
              {isSameTotal ? (
                <Price paise={change.afterPaise} />
              ) : (
                <Change before={change.beforePaise} after={change.afterPaise} />
              )}
            </dd>
          </div>
          {change.lines.map((line) => (
            <div key={line.productId} className="price-changed__row">
              <dt>{line.name}</dt>
              <dd>
                <LineChange {...line} />
              </dd>
            </div>
          ))}
          {change.steps.map(({ kind, label, labelMessage, beforePaise, afterPaise }) => (
            <div key={kind} className="price-changed__row">
              <dt>{serverText(label, labelMessage)}</dt>
              <dd>
                <Change before={beforePaise} after={afterPaise} />
              </dd>
            </div>
          ))}
        </dl>
        <DialogChoice
          confirmLabel={t`Place Order · ${{ total: formatPaise(change.afterPaise) }}`}
          keepLabel={t`Back to the cart`}
          tone="haldi"
          loading={placing}
          onConfirm={() => onPlace(change.afterPaise)}
          onKeep={onClose}
        />
      </Dialog>
    </WithChakra>
  );
}

function LineChange({ before, after }: ChangedLine) {
  if (!after) return t`no longer in the cart`;
  if (!before) return t`new in the cart`;
  if (before.quantity !== after.quantity)
    return t`${{ before: before.quantity }} pieces before, now ${{ after: after.quantity }}`;
  return <Change before={before.unitPricePaise} after={after.unitPricePaise} />;
}

/** The old amount and the new one, with words that distinguish them for screen readers. */
function Change({ before, after }: { before: number; after: number }) {
  return (
    <>
      <span className="visually-hidden">{t`before`}</span>{' '}
      <s>
        <Price paise={before} />
      </s>{' '}
      <span className="visually-hidden">{t`now`}</span>{' '}
      <strong>
        <Price paise={after} />
      </strong>
    </>
  );
}
