import { chakra, Input } from '@chakra-ui/react';
import { t } from '@lingui/core/macro';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';

import { customerColumns } from './customer-columns';
import { failureOf } from '../../apollo/shop-error';
import { useCustomerSearchQuery } from '../../generated/staff/customers/customers';
import { Button } from '../../shared/chakra/button';
import { Link } from '../../shared/ui/link';
import { Page } from '../../shared/ui/page';
import { KeysetPager } from '../kit/keyset-pager';
import { readPlace } from '../kit/list-url.rules';
import { RecordList } from '../kit/record-list';
import { RecordTable } from '../kit/record-table';
import { useListUrl } from '../kit/use-list-url';
import { useFromList } from '../kit/way-back';

const pageSize = 25;

/** Finds a customer by name, phone or e-mail address. */
export function AdminCustomersRoute() {
  return (
    <Page title={t`Customers`}>
      <CustomerSearch />
      <Found />
    </Page>
  );
}

function CustomerSearch() {
  const { parameters, changeTo } = useListUrl();
  const { register, handleSubmit } = useForm({ values: { text: parameters.get('text') ?? '' } });
  const submit = handleSubmit(({ text }) => changeTo({ text }));
  return (
    <Row role="search" aria-label={t`Find customers`} onSubmit={(event) => void submit(event)}>
      <Input
        type="search"
        flex="1 1 240px"
        width="auto"
        maxLength={100}
        autoComplete="off"
        aria-label={t`Name, phone or e-mail`}
        placeholder={t`Name, phone (also its last digits) or e-mail`}
        {...register('text')}
      />
      <Button type="submit" tone="outline">{t`Search`}</Button>
    </Row>
  );
}

function Found() {
  const [parameters] = useSearchParams();
  const fromList = useFromList();
  const { data, previousData, error, refetch } = useCustomerSearchQuery({
    variables: { text: parameters.get('text') ?? '', pageSize, ...readPlace(parameters) },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <RecordList
      page={(data ?? previousData)?.customerSearch}
      failure={failureOf(error)}
      onRetry={() => void refetch()}
      isEmpty={({ items }) => items.length === 0}
      texts={{
        loading: t`Looking for customers`,
        failed: t`The customers could not be loaded.`,
        empty: t`No customer fits.`,
      }}
      whenEmpty={<Link to={{ search: '' }} className="text-link">{t`All customers`}</Link>}
    >
      {(found) => (
        <>
          <RecordTable
            caption={t`Found customers`}
            columns={customerColumns(fromList)}
            list="customers"
            rows={found.items}
            idOf={({ customer }) => customer.id}
          />
          <KeysetPager page={found} />
        </>
      )}
    </RecordList>
  );
}

const Row = chakra('form', { base: { display: 'flex', flexWrap: 'wrap', gap: '8px 16px' } });
