import { chakra } from '@chakra-ui/react';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';

import { failureOf } from '../../apollo/shop-error';
import type { StaffCustomerOneQuery } from '../../generated/graphql';
import { useStaffCustomerOneQuery } from '../../generated/staff/customers/customers';
import { useOrderSearchQuery } from '../../generated/staff/order-search/order-search';
import { fullNameOf } from '../../shared/lib/full-name';
import { formatPaise } from '../../shared/lib/format-price';
import { formatInstant } from '../../shared/lib/ist-time';
import { ButtonLink } from '../../shared/chakra/button';
import { Link } from '../../shared/ui/link';
import { Page } from '../../shared/ui/page';
import { EmptyState, LoadingState } from '../../shared/ui/states';
import { KeysetPager } from '../kit/keyset-pager';
import { readPlace } from '../kit/list-url.rules';
import { RecordList } from '../kit/record-list';
import { RecordTable } from '../kit/record-table';
import { useFromList, useWayBack } from '../kit/way-back';
import { LoadFailure } from '../load-failure';
import { foundColumns } from '../order-search/found-columns';
import { readSort } from '../order-search/search-filter.rules';
import { adminPaths } from '../admin-paths';

const pageSize = 25;

/** One customer with their orders. */
export function AdminCustomerRoute() {
  const { id = '' } = useParams();
  const list = useWayBack(adminPaths.customers);
  const { data, error, refetch } = useStaffCustomerOneQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const found = data?.staffCustomer;
  const failure = failureOf(error);
  const name = found ? fullNameOf(found.customer) : '';
  return (
    <Page
      title={name || t`Customer ${id}`}
      aside={<Link to={list} className="text-link">{t`All customers`}</Link>}
    >
      {found ? (
        <>
          <Facts found={found} />
          <h2>{t`Orders`}</h2>
          <OrdersOf customerId={id} />
        </>
      ) : failure?.code === 'NOT_FOUND' || failure?.code === 'VALIDATION' ? (
        <EmptyState text={t`There is no such customer.`}>
          <ButtonLink to={adminPaths.customers}>{t`Go to the customers`}</ButtonLink>
        </EmptyState>
      ) : failure ? (
        <LoadFailure
          failure={failure}
          text={t`The customer could not be loaded.`}
          onRetry={() => void refetch()}
        />
      ) : (
        <LoadingState label={t`Loading the customer`} />
      )}
    </Page>
  );
}

function Facts({ found }: { found: StaffCustomerOneQuery['staffCustomer'] }) {
  const { customer, registeredAt, orderCount, orderedPaise, lastOrderAt } = found;
  return (
    <List className="panel">
      <Fact label={t`Phone`}>
        {customer.phone ? (
          <a className="text-link" href={`tel:+91${customer.phone}`}>
            {customer.phone}
          </a>
        ) : (
          '–'
        )}
      </Fact>
      <Fact label={t`E-mail`}>
        {customer.email ? (
          <>
            <a className="text-link long-text" href={`mailto:${customer.email}`}>
              {customer.email}
            </a>
            {!customer.isEmailVerified && <Note>{t`not confirmed`}</Note>}
          </>
        ) : (
          (customer.hasLogin && '–') || t`none: known by phone only`
        )}
      </Fact>
      <Fact label={t`Registered`}>{formatInstant(registeredAt)}</Fact>
      <Fact label={t`Orders`}>{orderCount}</Fact>
      <Fact label={t`Ordered for`}>{formatPaise(orderedPaise)}</Fact>
      <Fact label={t`Last order`}>{lastOrderAt ? formatInstant(lastOrderAt) : t`none yet`}</Fact>
      <Fact label={t`Gift credit`}>{formatPaise(customer.giftCreditPaise)}</Fact>
    </List>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <Label>{label}</Label>
    <dd>{children}</dd>
  </div>
);

function OrdersOf({ customerId }: { customerId: string }) {
  const [parameters] = useSearchParams();
  const fromList = useFromList();
  const { data, previousData, error, refetch } = useOrderSearchQuery({
    variables: {
      filter: { customerId },
      sort: readSort(parameters),
      pageSize,
      ...readPlace(parameters),
    },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <RecordList
      page={(data ?? previousData)?.orderSearch}
      failure={failureOf(error)}
      onRetry={() => void refetch()}
      isEmpty={({ items }) => items.length === 0}
      texts={{
        loading: t`Loading orders`,
        failed: t`The orders could not be loaded.`,
        empty: t`No order yet.`,
      }}
    >
      {(orders) => (
        <>
          <RecordTable
            caption={t`Orders of this customer`}
            columns={foundColumns(fromList)}
            list="customer-orders"
            rows={orders.items}
            idOf={({ order }) => order.id}
            defaultSort="NEWEST"
          />
          <KeysetPager page={orders} />
        </>
      )}
    </RecordList>
  );
}

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
    gap: '16px 24px',
  },
});

const Label = chakra('dt', { base: { fontSize: '14px', color: 'soft' } });

const Note = chakra('span', { base: { display: 'block', fontSize: '14px', color: 'soft' } });
