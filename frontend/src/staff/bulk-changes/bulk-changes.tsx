import { Grid, Heading } from '@chakra-ui/react';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useSearchParams } from 'react-router-dom';

import { failureOf } from '../../apollo/shop-error';
import type { BulkChangeStateFragment } from '../../generated/graphql';
import { useBulkChangesQuery } from '../../generated/staff/bulk-changes/bulk-changes';
import { Badge } from '../../shared/chakra/badge';
import { readPage } from '../../shared/lib/page-parameter';
import { Link } from '../../shared/ui/link';
import { Page } from '../../shared/ui/page';
import { columnsOf } from '../kit/columns';
import { PagedRecords } from '../kit/paged-records';
import { adminBulkChangeOf } from '../staff-paths';
import { BulkForm } from './bulk-form';
import { changeText, productsText, scheduleText, stateTexts } from './bulk-texts';

/** Changes many products at once, and lists earlier changes. */
export function AdminBulkChangesRoute() {
  return (
    <Page title={t`Change many products`}>
      <Grid gap="16px" templateColumns="minmax(0, 1fr)">
        <BulkForm />
        <Heading as="h2" fontSize="20px">{t`Scheduled and earlier changes`}</Heading>
        <EarlierChanges />
      </Grid>
    </Page>
  );
}

function EarlierChanges() {
  const [parameters] = useSearchParams();
  const { data, previousData, error, refetch } = useBulkChangesQuery({
    variables: { page: readPage(parameters) },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <PagedRecords
      page={(data ?? previousData)?.bulkChanges}
      failure={failureOf(error)}
      onRetry={() => void refetch()}
      texts={{
        loading: t`Loading the changes`,
        failed: t`The changes could not be loaded.`,
        empty: t`No change of many products in the last 90 days.`,
      }}
      caption={t`Scheduled and earlier changes`}
      columns={changeColumns()}
      list="bulk-changes"
      idOf={({ id }) => id}
    />
  );
}

const columns = columnsOf<BulkChangeStateFragment>();

const changeColumns = () => [
  columns.display({
    id: 'change',
    enableHiding: false,
    header: t`Kind of change`,
    cell: ({ row: { original } }) => (
      <Link to={adminBulkChangeOf(original.id)} className="text-link long-text">
        {changeText(original)}
      </Link>
    ),
  }),
  columns.display({
    id: 'when',
    header: t`When`,
    cell: ({ row }) => scheduleText(row.original),
  }),
  columns.display({
    id: 'products',
    header: t`Changed`,
    cell: ({ row: { original } }) => productsText(original.changedCount + original.undoneCount),
    meta: { isNumeric: true, isHalf: true },
  }),
  columns.display({
    id: 'state',
    header: t`State`,
    cell: ({ row }) => {
      const { text, tone } = stateTexts[row.original.state];
      return <Badge tone={tone}>{i18n._(text)}</Badge>;
    },
    meta: { isHalf: true },
  }),
];
