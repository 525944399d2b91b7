import { t } from '@lingui/core/macro';
import { Navigate, useSearchParams } from 'react-router-dom';

import { readStatus } from './order.rules';
import { orderColumns } from './order-columns';
import { StatusFilter } from './status-filter';
import { useCurrentAdmin } from '../use-current-admin';
import { failureOf } from '../../apollo/shop-error';
import { useAdminOrdersQuery } from '../../generated/staff/orders/orders';
import { readPage, searchOfPage } from '../../shared/lib/page-parameter';
import { usePolling } from '../../shared/lib/use-polling';
import { Page } from '../../shared/ui/page';
import { Pager } from '../../shared/ui/pager';
import { RecordList } from '../kit/record-list';
import { RecordTable } from '../kit/record-table';
import { useFromList } from '../kit/way-back';
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
  const fromList = useFromList();
  const toPage = (page: number) => ({ search: searchOfPage(parameters, page) });

  return (
    <RecordList
      page={(data ?? previousData)?.adminOrders}
      failure={failureOf(error)}
      onRetry={() => void refetch()}
      isEmpty={({ totalCount }) => totalCount === 0}
      texts={{
        loading: t`Loading the orders`,
        failed: t`The orders could not be loaded.`,
        empty: t`No orders here.`,
      }}
    >
      {(orders) =>
        orders.page > orders.pageCount ? (
          // The last order of the last page has moved on.
          <Navigate to={toPage(orders.pageCount)} replace />
        ) : (
          <div>
            <RecordTable
              caption={t`Orders`}
              columns={orderColumns({ fromList, readOnly: may('move-orders') === false })}
              list="orders"
              rows={orders.items}
              idOf={({ order }) => order.id}
            />
            <Pager {...orders} toPage={toPage} />
            <a className="text-link" href={downloads.ordersCsv} download>{t`Download as CSV`}</a>
          </div>
        )
      }
    </RecordList>
  );
}
