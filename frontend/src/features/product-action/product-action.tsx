import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

import { CartControl } from '../cart/cart-control';
import { NotifyMeButton } from '../notify-me/notify-me-button';
import { WishButton } from '../wish-list/wish-button';
import { useSession } from '../../shared/lib/session';
import { loginFor } from '../../shared/lib/shop-link';
import './product-action.css';

interface Product {
  id: string;
  name: string;
  stockQuantity: number;
}

interface ActionProps {
  product: Product;
  login: ReturnType<typeof loginFor>;
}

function Action({ product, login }: ActionProps) {
  const { role } = useSession();
  if (role === 'admin') return null;
  if (product.stockQuantity > 0) return <CartControl product={product} />;
  return (
    <div className="product-action">
      <CartControl product={product} />
      <NotifyMeButton product={product} login={login} />
    </div>
  );
}

/** Returns the action and corner of product cards as stable functions, so that the cards do not render again. */
export function useProductSlots() {
  const { pathname } = useLocation();
  return useMemo(() => {
    const login = loginFor(pathname);
    return {
      actionFor: (product: Product) => <Action product={product} login={login} />,
      cornerFor: (product: Product) => <WishButton product={product} login={login} />,
    };
  }, [pathname]);
}

/** The action of a product card; nothing for staff, who have no cart. */
export const ProductAction = ({ product }: { product: Product }) =>
  useProductSlots().actionFor(product);

/** The heart in the corner of a product's picture. */
export const ProductCorner = ({ product }: { product: Product }) =>
  useProductSlots().cornerFor(product);
