import { t } from '@lingui/core/macro';

import { Link } from '../../shared/ui/link';
import { Price } from '../../shared/ui/price';
import { useCart } from './use-cart';
import './cart-pill.css';

/** '3 · ₹240' in the header, a link to the cart. */
export function CartPill({ to }: { to: string }) {
  const { cart } = useCart();
  return (
    <Link to={to} className="cart-pill">
      <span className="visually-hidden">{t`Cart, items and total: `}</span>
      {cart?.totalQuantity ?? 0} · <Price paise={cart?.grandTotalPaise ?? 0} />
    </Link>
  );
}
