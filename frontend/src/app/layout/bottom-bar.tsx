import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';

import { itemCountText } from '../../features/cart/cart-line.rules';
import { useCart } from '../../features/cart/use-cart';
import { paths } from '../../shared/lib/paths';
import { useSession } from '../../shared/lib/session';
import { NavLink } from '../../shared/ui/link';
import { searchFieldId } from './search-box';
import './bottom-bar.css';

/** The shop's main links within reach of a thumb, on phones. Hidden while the keyboard is open. */
export function BottomBar() {
  const { role } = useSession();
  const isCustomer = role === 'customer';
  return (
    <nav className="bottom-bar" aria-label={t`Shop`}>
      <NavLink to={isCustomer ? paths.customerHome : paths.landing} end>
        <Icon path="M4 11 12 4l8 7v9h-5v-6H9v6H4z" />
        {t`Home`}
      </NavLink>
      <NavLink to={paths.categories}>
        <Icon path="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z" />
        {t`Categories`}
      </NavLink>
      <button type="button" onClick={openSearch}>
        <Icon path="M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14m5.5 12.5L21 21" />
        {t`Search`}
      </button>
      <NavLink to={paths.customerBuyAgain}>
        <Icon path="M20 12a8 8 0 1 1-2.5-5.8M20 3v4.5h-4.5" />
        {t`Buy again`}
      </NavLink>
      <NavLink to={isCustomer ? paths.customerCart : paths.cart}>
        <Icon path="M3 4h2.5l2 11h10.5L20.5 8H6.3M9 20h.01M17 20h.01" />
        <span>
          {t`Cart`}
          <CartCount />
        </span>
      </NavLink>
    </nav>
  );
}

/** Focuses the search field and opens its suggestions, like a tap on it. */
function openSearch(): void {
  const field = document.getElementById(searchFieldId);
  field?.focus();
  field?.click();
}

const Icon = ({ path }: { path: string }): ReactNode => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d={path} />
  </svg>
);

/** The number of pieces in the cart; nothing for an empty cart. */
function CartCount() {
  const { cart } = useCart();
  const count = cart?.totalQuantity ?? 0;
  if (count === 0) return null;
  return (
    <>
      <span className="bottom-bar__count" aria-hidden="true">
        {count > 99 ? '99+' : count}
      </span>
      <span className="visually-hidden"> {itemCountText(count)}</span>
    </>
  );
}
