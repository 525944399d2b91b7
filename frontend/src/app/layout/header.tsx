import { t } from '@lingui/core/macro';
import { Suspense } from 'react';

import { CartPill } from '../../features/cart/cart-pill';
import { NextSlot } from '../../features/delivery/next-slot';
import { loadedAhead } from '../../shared/lib/loaded-ahead';
import { pictureUrl } from '../../shared/lib/picture-url';
import { useSession } from '../../shared/lib/session';
import { storeName } from '../../shared/lib/store-name';
import { ButtonLink } from '../../shared/ui/button';
import { Link } from '../../shared/ui/link';
import { Picture } from '../../shared/ui/picture';
import { paths } from '../../shared/lib/paths';
import { ColourSwitch } from '../../shared/ui/colour-switch';
import './header.css';
import { LanguageSwitch } from '../../shared/ui/language-switch';
import { OfflineNotice } from '../../shared/ui/offline-notice';
import { SearchBox } from './search-box';
import { SiteNav } from './site-nav';
import { usePhoneMenu } from './use-phone-menu';
import { useRememberedWish } from './use-remembered-wish';

// Loaded when a customer opens the menu.
const { Part: AccountNav } = loadedAhead(async () => (await import('./account-nav')).AccountNav);

const menuId = 'site-nav';
const trolley = '1f6d2';

/** Brand, delivery place and next slot, search, and cart or login; the links below. */
export function Header() {
  const session = useSession();
  useRememberedWish();
  const { open, button, toggle, closeOnEscape } = usePhoneMenu(menuId);
  return (
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- Esc anywhere in it closes the menu
    <header className="header" onKeyDown={closeOnEscape}>
      <div className="header__row">
        <Link to={paths.landing} className="header__brand">
          <Picture src={pictureUrl(trolley)} alt="" sizePx={36} eager fetchPriority="low" />
          {storeName()}
        </Link>
        {session.role !== 'admin' && (
          <>
            <NextSlot />
            <SearchBox />
          </>
        )}
        <LanguageSwitch />
        <ColourSwitch />
        <button
          type="button"
          className="header__menu-button"
          ref={button}
          aria-label={t`Menu`}
          aria-expanded={open}
          aria-controls={menuId}
          onClick={toggle}
        >
          <span aria-hidden="true">{open ? '×' : '≡'}</span>
        </button>
        {session.role === 'customer' && <CartPill to={paths.customerCart} />}
        {session.role === 'guest' && (
          <>
            <Link to={paths.cart} className="cart-pill">{t`Cart`}</Link>
            <ButtonLink
              to={paths.customerLogin}
              tone="outline"
              className="header__login"
            >{t`Log in`}</ButtonLink>
          </>
        )}
      </div>
      <SiteNav id={menuId} open={open} />
      {open && session.role === 'customer' && (
        <Suspense fallback={null}>
          <AccountNav />
        </Suspense>
      )}
      <OfflineNotice>
        {t`You are offline. You see what was here when you last looked; orders need a connection.`}
      </OfflineNotice>
    </header>
  );
}
