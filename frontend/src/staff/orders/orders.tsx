import { t } from '@lingui/core/macro';
import { useSearchParams } from 'react-router-dom';

import { readStatus } from './order.rules';
import { orderColumns } from './order-columns';
import { StatusFilter } from './status-filter';
import { useCurrentAdmin } from '../use-current-admin';
import { failureOf } from '../../apollo/shop-error';
import { useAdminOrdersQuery } from '../../generated/staff/orders/orders';
import { readPage } from '../../shared/lib/page-parameter';
import { usePolling } from '../../shared/lib/use-polling';
import { Page } from '../../shared/ui/page';
import { PagedRecords } from '../kit/paged-records';
import { useFromList } from '../kit/way-back';
import { downloads } from '../../shared/lib/paths';

const pageSize = 25;
const POLL_MS = 15_000;

/** The orders of all customers, for processing by an admin. */
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

  return (
    <div>
      <PagedRecords
        page={(data ?? previousData)?.adminOrders}
        failure={failureOf(error)}
        onRetry={() => void refetch()}
        texts={{
          loading: t`Loading the orders`,
          failed: t`The orders could not be loaded.`,
          empty: t`No orders here.`,
        }}
        caption={t`Orders`}
        columns={orderColumns({ fromList, readOnly: may('move-orders') === false })}
        list="orders"
        idOf={({ order }) => order.id}
      >
        <a className="text-link" href={downloads.ordersCsv} download>{t`Download as CSV`}</a>
      </PagedRecords>
    </div>
  );
}
