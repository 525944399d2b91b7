import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';

import { useCart, type CartState } from '../../features/cart/use-cart';
import { paths } from '../../shared/lib/paths';
import { useSession } from '../../shared/lib/session';
import { ButtonLink } from '../../shared/ui/button';
import { Page } from '../../shared/ui/page';
import { EmptyState, ErrorState, LoadingState } from '../../shared/ui/states';
import { GuestCheckout } from './guest-checkout';
import '../cart/cart.css';
import './guest-cart.css';

/** The cart of a guest, and its checkout; customers have a separate one. */
export function GuestCartRoute() {
  const { role } = useSession();
  const cart = useCart({ fresh: true });
  // After a login on this page, the form redirects, with the guest's choices.
  const [loggingIn, setLoggingIn] = useState(false);
  if (role === 'customer' && !loggingIn) return <Navigate to={paths.customerCart} replace />;
  if (role === 'admin') return <Navigate to={paths.adminHome} replace />;
  return (
    <Page title={t`Cart`}>
      <GuestCartContent {...cart} onLoggingIn={setLoggingIn} />
    </Page>
  );
}

interface GuestCartContentProps extends CartState {
  onLoggingIn: (loggingIn: boolean) => void;
}

function GuestCartContent(props: GuestCartContentProps) {
  const { cart, storedCart, changing, failed, retry, onLoggingIn } = props;
  if (failed && !cart)
    return <ErrorState text={t`Your cart could not be loaded.`} onRetry={retry} />;
  if (!cart || !storedCart) return <LoadingState label={t`Loading your cart`} />;
  if (cart.items.length === 0)
    return (
      <EmptyState text={t`No product available in cart`}>
        <ButtonLink to={paths.shop}>{t`Start shopping`}</ButtonLink>
      </EmptyState>
    );
  return <GuestCheckout {...{ cart, storedCart, changing, onLoggingIn }} />;
}
