import { useLocation } from 'react-router-dom';

import { useCart } from '../../features/cart/api/use-cart';
import { ReorderNotice, type ReorderState } from '../../features/orders/components/reorder-notice';
import { ButtonLink } from '../../ui/button';
import { Page } from '../../ui/page';
import { EmptyState, ErrorState, LoadingState } from '../../ui/states';
import { paths } from '../paths';
import { CartCheckout } from './cart-checkout';
import './client-cart.css';

/** A client's cart, and the way from it to an order. */
export function ClientCartRoute() {
  const { cart, failed, retry } = useCart({ fresh: true });
  const { state } = useLocation();
  const reordered = (state as ReorderState | null)?.reordered;
  return (
    <Page title="Cart">
      {reordered && <ReorderNotice {...reordered} />}
      <CartContent cart={cart} failed={failed} retry={retry} />
    </Page>
  );
}

type CartContentProps = Pick<ReturnType<typeof useCart>, 'cart' | 'failed' | 'retry'>;

function CartContent({ cart, failed, retry }: CartContentProps) {
  if (failed && !cart) return <ErrorState text="Your cart could not be loaded." onRetry={retry} />;
  if (!cart) return <LoadingState label="Loading your cart" />;
  if (cart.items.length === 0)
    return (
      <EmptyState text="No product available in cart">
        <ButtonLink to={paths.clientHome}>Start shopping</ButtonLink>
      </EmptyState>
    );
  return <CartCheckout cart={cart} />;
}
