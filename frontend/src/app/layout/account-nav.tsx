import { t } from '@lingui/core/macro';

import { paths } from '../../shared/lib/paths';
import { NavLink } from '../../shared/ui/link';

/** The account links of a customer, below the menu links on a phone. */
export const AccountNav = () => (
  <nav className="site-nav account-nav" aria-label={t`Your account`} data-open="true">
    <ul>
      <li>
        <NavLink to={paths.customerBuyAgain}>{t`Buy again`}</NavLink>
      </li>
      <li>
        <NavLink to={paths.customerAddresses}>{t`Your addresses`}</NavLink>
      </li>
      <li>
        <NavLink to={paths.customerList}>{t`Paste a list`}</NavLink>
      </li>
      <li>
        <NavLink to={paths.customerWishlist}>{t`Wish list`}</NavLink>
      </li>
      <li>
        <NavLink to={paths.payment}>{t`Payment`}</NavLink>
      </li>
      <li>
        <NavLink to={paths.customerAccount}>{t`Your account`}</NavLink>
      </li>
      <li>
        <NavLink to={paths.contact}>{t`Customer Support`}</NavLink>
      </li>
    </ul>
  </nav>
);
