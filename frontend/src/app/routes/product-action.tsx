import { CartControl } from '../../features/cart/components/cart-control';
import { useSession } from '../../lib/session';

interface ProductActionProps {
  product: { id: string; name: string; stockQuantity: number };
}

/** What can be done with a product wherever one is shown; an admin has no cart. */
export function ProductAction({ product }: ProductActionProps) {
  const { role } = useSession();
  return role === 'admin' ? null : <CartControl product={product} />;
}
