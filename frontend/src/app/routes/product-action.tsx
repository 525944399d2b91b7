import { useLocation } from 'react-router-dom';

import { CartControl } from '../../features/cart/components/cart-control';
import { NotifyMeButton } from '../../features/notify-me/components/notify-me-button';
import { WishButton } from '../../features/wish-list/components/wish-button';
import { useSession } from '../../lib/session';
import { loginFor } from '../shop-link';
import './product-action.css';

interface ProductActionProps {
  product: { id: string; name: string; stockQuantity: number };
}

/** What can be done with a product wherever one is shown; an admin has no cart. */
export function ProductAction({ product }: ProductActionProps) {
  const { role } = useSession();
  const { pathname } = useLocation();
  if (role === 'admin') return null;
  if (product.stockQuantity > 0) return <CartControl product={product} />;
  return (
    <div className="product-action">
      <CartControl product={product} />
      <NotifyMeButton product={product} login={loginFor(pathname)} />
    </div>
  );
}

/** The heart in the corner of a product's picture. */
export function ProductCorner({ product }: ProductActionProps) {
  const { pathname } = useLocation();
  return <WishButton product={product} login={loginFor(pathname)} />;
}
