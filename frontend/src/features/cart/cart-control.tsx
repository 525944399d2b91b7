import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';

import { Button } from '../../shared/ui/button';
import { Stepper } from '../../shared/ui/stepper';
import { useLineQuantity } from './internal/use-line-quantity';
import { stepperMaximum } from './cart-line.rules';
import { localName, type Named } from '../../shared/lib/local-name';
import './cart-control.css';

interface CartControlProps {
  product: Named & { id: string; stockQuantity: number };
}

/** The ADD button, or a stepper while the product is in the cart. */
export function CartControl({ product }: CartControlProps) {
  const { id, stockQuantity } = product;
  const name = localName(product);
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
 * Moves the focus when ADD and the stepper replace each other. It stays where it is when the cart loads late or changes
 * in another tab, so that the page does not scroll.
 */
function useFocusThatStays(inCart: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const wasInCart = useRef(inCart);
  // React sends no blur event when it removes the focused button.
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
