import { useCart } from '../cart/use-cart';
import { CartBar } from '../cart/cart-bar';
import { cartContents } from '../cart/cart-line.rules';
import { useQuote } from './use-quote';
import { firstChoice, quoteInputOf } from './checkout-choice';
import { couponNote } from './coupon.rules';
import { paths } from '../../shared/lib/paths';
import { useSession } from '../../shared/lib/session';

/** The cart bar of shopping screens, with the amount missing for the next coupon. */
export function ShopCartBar() {
  const { role } = useSession();
  const { storedCart } = useCart();
  const filled = storedCart && storedCart.items.length > 0;
  const { quote } = useQuote(
    quoteInputOf(firstChoice),
    filled ? cartContents(storedCart.items) : undefined,
  );
  const next = quote?.nextCoupon;
  const to = role === 'customer' ? paths.customerCart : paths.cart;
  return <CartBar to={to} note={next ? couponNote(next) : undefined} />;
}
