import { t } from '@lingui/core/macro';
import { Navigate, useSearchParams } from 'react-router-dom';

import { GiftCredit } from './gift-credit';
import { RedeemGift } from '../../features/offers/redeem-gift';
import { OrderConfirmation } from './order-confirmation';
import { OrderTable } from './order-table';
import { OrderCard } from '../../features/orders/order-card';
import type { OrderRowsFragment } from '../../generated/graphql';
import { useOrdersQuery } from '../../generated/orders/orders';
import { useIsPhone } from '../../shared/lib/phone';
import { readPage, searchOfPage } from '../../shared/lib/page-parameter';
import { ButtonLink } from '../../shared/chakra/button';
import { Page } from '../../shared/ui/page';
import { Pager } from '../../shared/ui/pager';
import { EmptyState, ErrorState, LoadingState } from '../../shared/ui/states';
import { orderOf, paths } from '../../shared/lib/paths';
import { usePlacedOrderId } from './placed-order';
import { loginFor } from '../../shared/lib/shop-link';
import './orders.css';

const pageSize = 10;

/** The orders of the logged-in customer. */
export function CustomerOrdersRoute() {
  const placedOrderId = usePlacedOrderId();
  return (
    <Page title={t`Orders`} aside={<Account />} leavesFocus={placedOrderId !== undefined}>
      {placedOrderId && <OrderConfirmation orderId={placedOrderId} to={orderOf(placedOrderId)} />}
      <Orders />
    </Page>
  );
}

/** Links to the other pages of the customer. */
function Account() {
  return (
    <div className="account">
      <GiftCredit />
      <RedeemGift login={loginFor(paths.customerOrders)} />
      <ButtonLink to={paths.customerAddresses} tone="quiet">{t`Your addresses`}</ButtonLink>
      <ButtonLink to={paths.customerAccount} tone="quiet">{t`Your account`}</ButtonLink>
    </div>
  );
}

function Orders() {
  const [parameters] = useSearchParams();
  const isPhone = useIsPhone();
  const { data, previousData, error, refetch } = useOrdersQuery({
    variables: { page: readPage(parameters), pageSize },
    // Orders change without an action of the customer.
    fetchPolicy: 'cache-and-network',
  });
  const orders = (data ?? previousData)?.orders;
  const toPage = (page: number) => ({ search: searchOfPage(parameters, page) });

  if (error)
    return <ErrorState text={t`Your orders could not be loaded.`} onRetry={() => void refetch()} />;
  if (!orders) return <LoadingState label={t`Loading your orders`} />;
  if (orders.totalCount === 0)
    return (
      <EmptyState text={t`You have not ordered anything yet.`}>
        <ButtonLink to={paths.customerHome}>{t`Start shopping`}</ButtonLink>
      </EmptyState>
    );
  if (orders.page > orders.pageCount) return <Navigate to={toPage(orders.pageCount)} replace />;
  return (
    <div>
      {isPhone ? <OrderCards orders={orders.items} /> : <OrderTable orders={orders.items} />}
      <Pager {...orders} toPage={toPage} />
    </div>
  );
}

/** One card per order, if there is no room for the table. */
function OrderCards({ orders }: { orders: readonly OrderRowsFragment[] }) {
  return (
    <section className="order-cards" aria-labelledby="your-orders">
      <h2 id="your-orders" className="visually-hidden">{t`Your orders`}</h2>
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
    </section>
  );
}
