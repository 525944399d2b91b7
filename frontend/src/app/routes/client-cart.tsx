import { useLocation } from 'react-router-dom';

import { useCart, type CartState } from '../../features/cart/api/use-cart';
import { ReorderNotice, type ReorderState } from '../../features/orders/components/reorder-notice';
import { ButtonLink } from '../../ui/button';
import { Page } from '../../ui/page';
import { EmptyState, ErrorState, LoadingState } from '../../ui/states';
import { paths } from '../paths';
import { CartCheckout } from './cart-checkout';
import './client-cart.css';

/** A client's cart, and the way from it to an order. */
export function ClientCartRoute() {
  const cart = useCart({ fresh: true });
  const { state } = useLocation();
  const reordered = (state as ReorderState | null)?.reordered;
  return (
    <Page title="Cart">
      {reordered && <ReorderNotice {...reordered} />}
      <CartContent {...cart} />
    </Page>
  );
}

function CartContent({ cart, storedCart, changing, failed, retry }: CartState) {
  if (failed && !cart) return <ErrorState text="Your cart could not be loaded." onRetry={retry} />;
  if (!cart || !storedCart) return <LoadingState label="Loading your cart" />;
  if (cart.items.length === 0)
    return (
      <EmptyState text="No product available in cart">
        <ButtonLink to={paths.clientHome}>Start shopping</ButtonLink>
      </EmptyState>
    );
  return <CartCheckout cart={cart} storedCart={storedCart} changing={changing} />;
}
