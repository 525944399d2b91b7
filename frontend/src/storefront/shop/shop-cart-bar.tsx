import { useCart } from '../../features/cart/api/use-cart';
import { CartBar } from '../../features/cart/components/cart-bar';
import { cartContents } from '../../features/cart/cart-line.rules';
import { useQuote } from '../../features/checkout/api/use-quote';
import { firstChoice, quoteInputOf } from '../../features/checkout/checkout-choice';
import { couponNote } from '../../features/checkout/coupon.rules';
import { paths } from '../../app/paths';

/** The cart at the foot of a shopping screen, with what is missing for the next coupon. */
export function ShopCartBar() {
  const { storedCart } = useCart();
  const filled = storedCart && storedCart.items.length > 0;
  const { quote } = useQuote(
    quoteInputOf(firstChoice),
    filled ? cartContents(storedCart.items) : undefined,
  );
  const next = quote?.nextCoupon;
  return <CartBar to={paths.customerCart} note={next ? couponNote(next) : undefined} />;
}
