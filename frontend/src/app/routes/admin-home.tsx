import { Link } from 'react-router-dom';

import { storeName } from '../../lib/store-name';
import { Page } from '../../ui/page';
import { paths } from '../paths';
import './admin-home.css';

/** An admin's first screen: a welcome in words, as specified. */
export function AdminHomeRoute() {
  return (
    <Page title={`Welcome to ${storeName}`}>
      <p className="panel">
        You are logged in as the administrator. Add products with ‘Add Grocessay’; see, edit and
        delete them with ‘List Grocessay’. Move orders on, take cash and pay money back in{' '}
        <Link to={paths.adminOrders} className="admin-home__link">
          Orders
        </Link>
        ; make coupons and gift vouchers in{' '}
        <Link to={paths.adminOffers} className="admin-home__link">
          Offers
        </Link>
        .
      </p>
    </Page>
  );
}
