import { t } from '@lingui/core/macro';

import type { CartFieldsFragment } from '../../generated/graphql';
import { ButtonLink } from '../../shared/ui/button';
import { Price } from '../../shared/ui/price';
import { itemCountText } from './cart-line.rules';
import { useCart } from './use-cart';
import './cart-bar.css';

interface CartBarProps {
  /** The address of the cart. */
  to: string;
  /** A second line, such as the next slot. */
  note?: string;
}

/** '3 items · ₹240 · View cart' at the bottom of a screen; nothing for an empty cart. */
export function CartBar(props: CartBarProps) {
  const { cart } = useCart();
  return (
    <div className="cart-bar-place">
      {cart && cart.totalQuantity > 0 && <FilledBar {...props} cart={cart} />}
    </div>
  );
}

interface FilledBarProps extends CartBarProps {
  cart: Pick<CartFieldsFragment, 'totalQuantity' | 'grandTotalPaise'>;
}

function FilledBar({ to, note, cart: { totalQuantity, grandTotalPaise } }: FilledBarProps) {
  return (
    <section className="cart-bar" aria-label={t`Cart`}>
      <p>
        <span className="cart-bar__sum" role="status">
          {itemCountText(totalQuantity)} · <Price paise={grandTotalPaise} />
        </span>
        {note && <span className="cart-bar__note">{note}</span>}
      </p>
      <ButtonLink to={to} tone="haldi">
        {t`View cart`} <span aria-hidden="true">›</span>
      </ButtonLink>
    </section>
  );
}
