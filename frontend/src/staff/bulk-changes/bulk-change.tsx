import { Grid } from '@chakra-ui/react';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { ApolloCache } from '@apollo/client';
import { useParams } from 'react-router-dom';

import { failureOf } from '../../apollo/shop-error';
import { invalidate } from '../../apollo/invalidate';
import type { BulkChangeRowsQuery, BulkChangeStateFragment } from '../../generated/graphql';
import {
  useBulkChangeQuery,
  useBulkChangeRowsQuery,
  useCancelBulkChangeMutation,
  useUndoBulkChangeMutation,
} from '../../generated/staff/bulk-changes/bulk-changes';
import { Badge } from '../../shared/chakra/badge';
import { Button } from '../../shared/chakra/button';
import { inIndianGroups } from '../../shared/lib/indian-digits';
import { Link } from '../../shared/ui/link';
import { LocalName } from '../../shared/ui/local-name';
import { Page } from '../../shared/ui/page';
import { LoadingState } from '../../shared/ui/states';
import { columnsOf } from '../kit/columns';
import { JobCounts, JobProgress, UndoJob } from '../kit/job-progress';
import { JobRows, useShownRows } from '../kit/job-rows';
import { useCategoryChoices } from '../kit/use-category-choices';
import { useAttempt } from '../kit/use-attempt';
import { useJobPolling } from '../kit/use-job-polling';
import { LoadFailure } from '../load-failure';
import { conditionsText } from '../product-table/table-filter.rules';
import { invalidateStock } from '../stock/invalidate-stock';
import {
  changeText,
  changesStock,
  productsText,
  reasonText,
  rowStateTexts,
  scheduleText,
  stateTexts,
  valuesText,
} from './bulk-texts';
import { StartForm, decidedLater } from './start-form';
import { adminPaths } from '../admin-paths';

type Change = BulkChangeStateFragment;

const isUnderWay = ({ state }: Change) => ['STARTING', 'RUNNING', 'UNDOING'].includes(state);

const forgetChanged = (cache: ApolloCache): void => {
  invalidateStock(cache);
  invalidate(cache, 'bulkChanges', 'bulkChangeRows', 'product');
};

/** One change of many products: its preview, its progress, and the result for each product. */
export function AdminBulkChangeRoute() {
  const { id = '' } = useParams();
  const query = useBulkChangeQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const { data, error, refetch } = query;
  const change = data?.bulkChange;
  const runs = change !== undefined && isUnderWay(change);
  useJobPolling(runs, query, forgetChanged);
  const failure = failureOf(error);
  return (
    <Page
      title={change ? changeText(change) : t`Change of many products`}
      aside={<Link to={adminPaths.bulkChanges} className="text-link">{t`All changes`}</Link>}
    >
      {change ? (
        <Grid
          gap="16px"
          templateColumns="minmax(0, 1fr)"
          justifyItems="start"
          css={{ '& > form': { width: '100%' } }}
        >
          <Summary change={change} />
          <Actions change={change} />
          <Rows key={change.state} change={change} />
        </Grid>
      ) : failure ? (
        <LoadFailure
          failure={failure}
          text={t`The change could not be loaded.`}
          onRetry={() => void refetch()}
        />
      ) : (
        <LoadingState label={t`Loading the change`} />
      )}
    </Page>
  );
}

function Summary({ change }: { change: Change }) {
  const { state, request, waitingCount, changedCount, refusedCount, undoneCount } = change;
  const { text, tone } = stateTexts[state];
  const category = useCategoryChoices().find(({ slug }) => slug === request.category)?.name;
  const conditions = conditionsText(request);
  const counts = [
    [t`To be changed`, waitingCount],
    [t`Changed`, changedCount],
    [t`Set back`, undoneCount],
    [t`Not set back`, change.keptCount],
    [t`Refused`, refusedCount],
    [t`So already`, change.unchangedCount],
  ] as const;
  return (
    <>
      <p>
        <Badge tone={tone}>{i18n._(text)}</Badge>{' '}
        {[
          request.category ? category : !request.search && !conditions && t`All products`,
          request.search && t`Words: ${{ words: request.search }}`,
          conditions,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {(change.startsAt ?? change.endsAt) && <p>{scheduleText(change)}</p>}
      <JobCounts counts={counts} />
    </>
  );
}

function Actions({ change }: { change: Change }) {
  const { id, state, waitingCount, changedCount } = change;
  const [cancel, cancelling] = useCancelBulkChangeMutation();
  const [undo, undoing] = useUndoBulkChangeMutation();
  const variables = { id };
  const attempt = useAttempt();

  if (isUnderWay(change)) {
    const isStarting = state === 'STARTING';
    const isRunning = state !== 'UNDOING';
    const left = isRunning ? waitingCount : changedCount;
    const done = isRunning
      ? changedCount + change.refusedCount
      : change.undoneCount + change.keptCount;
    const [doneText, allText] = [inIndianGroups(done), productsText(done + left)];
    return (
      <>
        <JobProgress
          label={t`Progress of the change`}
          done={isStarting ? undefined : { max: done + left, value: done }}
        >
          {isStarting ? t`Finding the products` : t`${doneText} of ${allText}`}
        </JobProgress>
        {isRunning && (
          <Button
            tone="outline"
            loading={cancelling.loading}
            onClick={() => void attempt(() => cancel({ variables }))}
          >{t`Cancel the rest`}</Button>
        )}
      </>
    );
  }
  if (state === 'PREVIEWED')
    return waitingCount > 0 ? (
      <StartForm change={change} />
    ) : (
      <p role="status">{t`There is nothing to change.`}</p>
    );
  if (state === 'SCHEDULED')
    return (
      <>
        <p>{decidedLater()}</p>
        <Button
          tone="outline"
          loading={cancelling.loading}
          onClick={() => void attempt(() => cancel({ variables }))}
        >{t`Cancel the change`}</Button>
      </>
    );
  if (changedCount === 0 || state === 'UNDONE') return null;
  return (
    <UndoJob
      label={t`Undo the whole change`}
      title={t`Undo this change?`}
      confirmLabel={t`Set back ${productsText(changedCount)}`}
      loading={undoing.loading}
      onUndo={() => attempt(() => undo({ variables }))}
    >
      {changesStock(change.request.kind)
        ? t`What is sold since stays sold. A product with too few pieces left stays as it is, and is listed.`
        : t`Products that somebody changed since stay as they are, and are listed.`}
    </UndoJob>
  );
}

function Rows({ change }: { change: Change }) {
  const { data, previousData, error, refetch } = useBulkChangeRowsQuery({
    variables: { id: change.id, ...useShownRows(rowStateTexts) },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <JobRows
      stateTexts={rowStateTexts}
      page={(data ?? previousData)?.bulkChangeRows}
      failure={failureOf(error)}
      onRetry={() => void refetch()}
      texts={{
        loading: t`Loading products`,
        failed: t`The products could not be loaded.`,
        empty: t`No product here.`,
      }}
      caption={t`Products`}
      columns={rowColumns(change)}
      idOf={({ id }) => id}
    />
  );
}

type Row = BulkChangeRowsQuery['bulkChangeRows']['items'][number];

const columns = columnsOf<Row>();

const rowColumns = ({ request: { kind } }: Change) => [
  columns.display({
    id: 'name',
    header: t`Name`,
    cell: ({ row: { original } }) => (
      <strong>
        <LocalName product={original.product ?? { name: original.productName }} />
      </strong>
    ),
  }),
  columns.display({
    id: 'before',
    header: t`Before`,
    cell: ({ row: { original } }) => valuesText(kind, original.before, original.product?.mrpPaise),
    meta: { isHalf: true },
  }),
  columns.display({
    id: 'after',
    header: t`After`,
    cell: ({ row: { original } }) =>
      original.state === 'REFUSED'
        ? '–'
        : valuesText(kind, original.after, original.product?.mrpPaise),
    meta: { isHalf: true },
  }),
  columns.display({
    id: 'state',
    header: t`State`,
    cell: ({ row: { original } }) => {
      const { text, tone } = rowStateTexts[original.state];
      const reason = reasonText(original);
      return (
        <>
          <Badge tone={tone}>{i18n._(text)}</Badge>
          {reason && <p>{reason}</p>}
        </>
      );
    },
  }),
];
