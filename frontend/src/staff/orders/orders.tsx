import { t } from '@lingui/core/macro';
import { Navigate, useSearchParams } from 'react-router-dom';

import { readStatus } from './order.rules';
import { AdminOrderTable } from './order-table';
import { StatusFilter } from './status-filter';
import { useCurrentAdmin } from '../use-current-admin';
import { failureOf } from '../../apollo/shop-error';
import { useAdminOrdersQuery } from '../../generated/staff/orders/orders';
import { readPage, searchOfPage } from '../../shared/lib/page-parameter';
import { usePolling } from '../../shared/lib/use-polling';
import { Page } from '../../shared/ui/page';
import { Pager } from '../../shared/ui/pager';
import { EmptyState, LoadingState } from '../../shared/ui/states';
import { LoadFailure } from '../load-failure';
import { downloads } from '../../shared/lib/paths';

const pageSize = 25;
const POLL_MS = 15_000;

/** The orders of all customers, as an admin works through them. */
export function AdminOrdersRoute() {
  const [parameters] = useSearchParams();
  return (
    <Page title={t`Orders`} aside={<StatusFilter chosen={readStatus(parameters)} />}>
      <Orders />
    </Page>
  );
}

function Orders() {
  const { may } = useCurrentAdmin();
  const [parameters] = useSearchParams();
  const { data, previousData, error, refetch } = useAdminOrdersQuery({
    variables: {
      status: readStatus(parameters) ?? null,
      page: readPage(parameters),
      pageSize,
    },
    fetchPolicy: 'cache-and-network',
  });
  usePolling(refetch, POLL_MS);
  const orders = (data ?? previousData)?.adminOrders;
  const failure = failureOf(error);
  const toPage = (page: number) => ({ search: searchOfPage(parameters, page) });

  if (failure && !orders)
    return (
      <LoadFailure
        failure={failure}
        text={t`The orders could not be loaded.`}
        onRetry={() => void refetch()}
      />
    );
  if (!orders) return <LoadingState label={t`Loading the orders`} rows={8} />;
  if (orders.totalCount === 0) return <EmptyState text={t`No orders here.`} />;
  // The last order of the last page has moved on.
  if (orders.page > orders.pageCount) return <Navigate to={toPage(orders.pageCount)} replace />;
  return (
    <div>
      <AdminOrderTable orders={orders.items} readOnly={may('move-orders') === false} />
      <Pager {...orders} toPage={toPage} />
      <a className="text-link" href={downloads.ordersCsv} download>{t`Download as CSV`}</a>
    </div>
  );
}
