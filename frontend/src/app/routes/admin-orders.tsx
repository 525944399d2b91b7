import { Navigate, useSearchParams } from 'react-router-dom';

import { readStatus } from '../../features/admin-orders/admin-order.rules';
import { useAdminOrders } from '../../features/admin-orders/api/use-admin-orders';
import { AdminOrderTable } from '../../features/admin-orders/components/admin-order-table';
import { StatusFilter } from '../../features/admin-orders/components/status-filter';
import { readPage, searchOfPage } from '../../lib/page-parameter';
import { Page } from '../../ui/page';
import { Pager } from '../../ui/pager';
import { EmptyState, ErrorState, LoadingState } from '../../ui/states';

/** The orders of all customers, as an admin works through them. */
export function AdminOrdersRoute() {
  const [parameters] = useSearchParams();
  return (
    <Page title="Orders" aside={<StatusFilter chosen={readStatus(parameters)} />}>
      <Orders />
    </Page>
  );
}

function Orders() {
  const [parameters] = useSearchParams();
  const { orders, failed, retry } = useAdminOrders(readStatus(parameters), readPage(parameters));
  const toPage = (page: number) => ({ search: searchOfPage(parameters, page) });

  if (failed && !orders)
    return <ErrorState text="The orders could not be loaded." onRetry={retry} />;
  if (!orders) return <LoadingState label="Loading the orders" rows={8} />;
  if (orders.totalCount === 0) return <EmptyState text="No orders here." />;
  // The last order of the last page has moved on.
  if (orders.page > orders.pageCount) return <Navigate to={toPage(orders.pageCount)} replace />;
  return (
    <div>
      <AdminOrderTable orders={orders.items} />
      <Pager {...orders} toPage={toPage} />
    </div>
  );
}
