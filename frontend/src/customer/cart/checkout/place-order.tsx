import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';

import type { ShopError } from '../../../apollo/shop-error';
import { Button } from '../../../shared/ui/button';
import { Notice } from '../../../shared/ui/notice';
import { Price } from '../../../shared/ui/price';
import './place-order.css';

interface PlaceOrderProps {
  /** The sum on the button; undefined while it is being calculated. */
  toPayPaise: number | undefined;
  /** Whether the order is being placed or the sum calculated: clicks are disabled. */
  busy: boolean;
  refusal: ShopError | undefined;
  /** The button that refuses an app's proposal; omitted if the customer orders on their own. */
  refusing?: ReactNode;
  /** Omitted until everything that is ordered is shown: there is nothing to agree to. */
  onPlace: (() => void) | undefined;
}

/** The button that places the order, and the reason for a refusal. */
export function PlaceOrder({ toPayPaise, busy, refusal, refusing, onPlace }: PlaceOrderProps) {
  return (
    <div className="place-order">
      {refusal && <Refusal refusal={refusal} />}
      <Button tone="haldi" size="lg" loading={busy || !onPlace} onClick={onPlace}>
        <span>
          {refusing ? t`Approve and order` : t`Place Order`}{' '}
          {toPayPaise !== undefined && (
            <>
              · <Price paise={toPayPaise} />
            </>
          )}
        </span>
      </Button>
      {refusing}
    </div>
  );
}

/** Why the order was refused, with the name of every affected line. */
function Refusal({ refusal }: { refusal: ShopError }) {
  const reasons = Object.values(refusal.fields).filter((reason) => reason !== refusal.message);
  return (
    <Notice tone="failure">
      <p>{refusal.message}</p>
      {reasons.length > 0 && (
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
