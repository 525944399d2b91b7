import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useCart, type CartState } from '../../features/cart/use-cart';
import type { ReorderState } from '../../features/orders/use-reorder';
import type { ListState } from '../shopping-list/list-notice';
import { ButtonLink } from '../../shared/ui/button';
import { Page } from '../../shared/ui/page';
import { EmptyState, ErrorState, LoadingState } from '../../shared/ui/states';
import { loadedAhead } from '../../shared/lib/loaded-ahead';
import { paths } from '../../shared/lib/paths';
import { useHandedOver } from '../../shared/lib/use-handed-over';
import { CartCheckout } from './cart-checkout';
import type { ChosenState } from './chosen-state';
import type { Proposed } from './proposal/proposed';
import './cart.css';

// Shown only to customers who arrive from an order or a list.
const { Part: ReorderNotice } = loadedAhead(
  async () => (await import('../orders/reorder-notice')).ReorderNotice,
);
const { Part: ListNotice } = loadedAhead(
  async () => (await import('../shopping-list/list-notice')).ListNotice,
);

// Shown only if an app proposed an order.
const { Part: ProposedOrder } = loadedAhead(
  async () => (await import('./proposal/proposed-order')).ProposedOrder,
);

/** The cart of a customer, and its checkout. */
export function CustomerCartRoute() {
  const cart = useCart({ fresh: true });
  const { reordered, listed, choice } = useHandedOver<ReorderState & ListState & ChosenState>();
  const [parameters] = useSearchParams();
  const proposalId = parameters.get('proposal');
  return (
    <Page title={t`Cart`} aside={<WaysToFill />}>
      <Suspense fallback={null}>
        {reordered && <ReorderNotice {...reordered} />}
        {listed && <ListNotice {...listed} />}
      </Suspense>
      {proposalId ? (
        <Suspense fallback={<LoadingState label={t`Loading your cart`} />}>
          <ProposedOrder key={proposalId} id={proposalId}>
            {(proposed) => <CartContent {...cart} chosen={proposed.choice} proposed={proposed} />}
          </ProposedOrder>
        </Suspense>
      ) : (
        <CartContent {...cart} chosen={choice} />
      )}
    </Page>
  );
}

/** Other ways to fill a cart. */
const WaysToFill = () => (
  <div className="cart-ways">
    <ButtonLink to={paths.customerList} tone="quiet">{t`Paste a list`}</ButtonLink>
    <ButtonLink to={paths.customerWishlist} tone="quiet">{t`Wish list`}</ButtonLink>
  </div>
);

interface CartContentProps extends CartState {
  chosen: ChosenState['choice'];
  proposed?: Proposed;
}

function CartContent(props: CartContentProps) {
  const { cart, storedCart, changing, failed, retry, chosen, proposed } = props;
  if (failed && !cart)
    return <ErrorState text={t`Your cart could not be loaded.`} onRetry={retry} />;
  if (!cart || !storedCart) return <LoadingState label={t`Loading your cart`} />;
  if (cart.items.length === 0)
    return (
      <EmptyState text={t`No product available in cart`}>
        <ButtonLink to={paths.customerHome}>{t`Start shopping`}</ButtonLink>
        {/* For customers whose order was placed, but whose connection was lost before they were told. */}
        <ButtonLink to={paths.customerOrders} tone="quiet">{t`Go to your orders`}</ButtonLink>
      </EmptyState>
    );
  return <CartCheckout {...{ cart, storedCart, changing, chosen, proposed }} />;
}
