import { useEffect, useRef } from 'react';

import { Button } from '../../../ui/button';
import { Stepper } from '../../../ui/stepper';
import { useAddToCart } from '../api/use-add-to-cart';
import { useCart } from '../api/use-cart';
import { useRemoveCartItem } from '../api/use-remove-cart-item';
import { stepperMaximum } from '../cart-line.rules';
import './cart-control.css';
import { useLineQuantity } from './use-line-quantity';

interface CartControlProps {
  product: { id: string; name: string; stockQuantity: number };
}

/** ADD, which grows into a stepper once the product is in the cart. */
export function CartControl({ product }: CartControlProps) {
  const { cart } = useCart();
  const { addToCart, loading } = useAddToCart();
  const line = cart?.items.find((item) => item.product.id === product.id);
  const control = useFocusThatStays(line !== undefined);

  if (product.stockQuantity === 0 && !line) {
    return <span className="cart-control__none">Out of stock</span>;
  }
  return (
    <div className="cart-control" ref={control}>
      {line ? (
        <LineStepper product={product} cartItemId={line.id} storedQuantity={line.quantity} />
      ) : (
        <Button
          tone="outline"
          loading={loading}
          aria-label={`ADD ${product.name}`}
          onClick={() => void addToCart(product.id, 1)}
        >
          ADD
        </Button>
      )}
    </div>
  );
}

interface LineStepperProps extends CartControlProps {
  cartItemId: string;
  storedQuantity: number;
}

function LineStepper({ product, cartItemId, storedQuantity }: LineStepperProps) {
  const { quantity, change } = useLineQuantity(cartItemId, storedQuantity);
  const { removeCartItem, loading } = useRemoveCartItem();
  return (
    <Stepper
      tone="solid"
      label={`Quantity of ${product.name}`}
      itemName={product.name}
      value={quantity}
      max={stepperMaximum(product.stockQuantity)}
      disabled={loading}
      onChange={(next) => void (next === 0 ? removeCartItem(cartItemId) : change(next))}
    />
  );
}

/** ADD and the stepper replace each other under the hand that uses them; the focus follows. */
function useFocusThatStays(inCart: boolean) {
  const control = useRef<HTMLDivElement>(null);
  const wasInCart = useRef(inCart);
  useEffect(() => {
    const changed = wasInCart.current !== inCart;
    wasInCart.current = inCart;
    // Where the focused button has gone, the focus has fallen back to the page.
    if (!changed || document.activeElement !== document.body) return;
    control.current?.querySelector<HTMLElement>('button:last-of-type')?.focus();
  }, [inCart]);
  return control;
}
