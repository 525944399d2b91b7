import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';

import { Button } from '../../shared/ui/button';
import { Stepper } from '../../shared/ui/stepper';
import { useLineQuantity } from './internal/use-line-quantity';
import { stepperMaximum } from './cart-line.rules';
import './cart-control.css';

interface CartControlProps {
  product: { id: string; name: string; stockQuantity: number };
}

/** ADD, which grows into a stepper as soon as it is used. */
export function CartControl({ product }: CartControlProps) {
  const { id, name, stockQuantity } = product;
  const { quantity, setQuantity } = useLineQuantity(id);
  const inCart = quantity > 0;
  const control = useFocusThatStays(inCart);

  if (stockQuantity === 0 && !inCart) {
    return <span className="cart-control__none">{t`Out of stock`}</span>;
  }
  return (
    <div className="cart-control" {...control}>
      {inCart ? (
        <Stepper
          tone="solid"
          label={t`Quantity of ${name}`}
          itemName={name}
          value={quantity}
          max={stepperMaximum(stockQuantity)}
          onChange={setQuantity}
        />
      ) : (
        <Button
          tone="outline"
          aria-label={t`ADD ${name}`}
          onClick={() => setQuantity(1)}
        >{t`ADD`}</Button>
      )}
    </div>
  );
}

/**
 * ADD and the stepper replace each other under the hand that uses them; the focus follows. Where the cart has only come
 * late, or another tab has changed it, the focus was not here, and the page does not jump.
 */
function useFocusThatStays(inCart: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const wasInCart = useRef(inCart);
  // React tells of no blur where it takes the focused button away.
  const hadFocus = useRef(false);
  useEffect(() => {
    const changed = wasInCart.current !== inCart;
    wasInCart.current = inCart;
    if (!changed || !hadFocus.current || document.activeElement !== document.body) return;
    ref.current?.querySelector<HTMLElement>('button:last-of-type')?.focus();
  }, [inCart]);
  return {
    ref,
    onFocus: () => void (hadFocus.current = true),
    onBlur: () => void (hadFocus.current = false),
  };
}
