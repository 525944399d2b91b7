import { Grid } from '@chakra-ui/react';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { ApolloCache } from '@apollo/client';
import { useParams } from 'react-router-dom';

import { invalidate } from '../../apollo/invalidate';
import { failureOf } from '../../apollo/shop-error';
import type { ProductImportQuery, ProductImportRowsQuery } from '../../generated/graphql';
import {
  useCancelProductImportMutation,
  useProductImportQuery,
  useProductImportRowsQuery,
  useUndoProductImportMutation,
} from '../../generated/staff/imports/imports';
import { Badge } from '../../shared/chakra/badge';
import { Button } from '../../shared/chakra/button';
import { FormFailure } from '../../shared/chakra/notice';
import { inIndianGroups } from '../../shared/lib/indian-digits';
import { serverText } from '../../shared/lib/server-text';
import { Link } from '../../shared/ui/link';
import { Page } from '../../shared/ui/page';
import { LoadingState } from '../../shared/ui/states';
import { columnsOf } from '../kit/columns';
import { JobCounts, JobProgress, UndoJob } from '../kit/job-progress';
import { JobRows, useShownRows } from '../kit/job-rows';
import { useAttempt } from '../kit/use-attempt';
import { useJobPolling } from '../kit/use-job-polling';
import { LoadFailure } from '../load-failure';
import { invalidateListings } from '../products/invalidate-listings';
import { badRowsOf } from '../staff-paths';
import { ImportMappingForm } from './import-mapping-form';
import { productsText } from '../bulk-changes/bulk-texts';
import { fieldTexts, rowStateTexts, rowsText, stateTexts } from './import-texts';
import { adminPaths } from '../admin-paths';

type Import = ProductImportQuery['productImport'];

const isUnderWay = ({ state }: Import) =>
  state === 'CHECKING' || state === 'RUNNING' || state === 'UNDOING';

const forgetChanged = (cache: ApolloCache): void => {
  invalidateListings(cache);
  invalidate(cache, 'productImports', 'productImportRows', 'product');
};

/** One import of a file: its mapping, its progress, and the results of its rows. */
export function AdminImportRoute() {
  const { id = '' } = useParams();
  const query = useProductImportQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const { data, error, refetch } = query;
  const shown = data?.productImport;
  const runs = shown !== undefined && isUnderWay(shown);
  useJobPolling(runs, query, forgetChanged);
  const failure = failureOf(error);
  return (
    <Page
      title={shown ? shown.fileName : t`Import of a file`}
      aside={<Link to={adminPaths.imports} className="text-link">{t`All imports`}</Link>}
    >
      {shown ? (
        <Grid gap="20px" templateColumns="minmax(0, 1fr)" justifyItems="start">
          <Summary shown={shown} />
          <Actions shown={shown} />
          {shown.state === 'CHECKED' && <ImportMappingForm key={shown.id} shown={shown} />}
          <Rows key={shown.state} shown={shown} />
        </Grid>
      ) : failure ? (
        <LoadFailure
          failure={failure}
          text={t`The import could not be loaded.`}
          onRetry={() => void refetch()}
        />
      ) : (
        <LoadingState label={t`Loading the import`} />
      )}
    </Page>
  );
}

function Summary({ shown }: { shown: Import }) {
  const { text, tone } = stateTexts[shown.state];
  const isCheck = shown.state === 'CHECKED' || shown.state === 'CHECKING';
  const counts = [
    [t`Rows read`, shown.readCount],
    [isCheck ? t`Would be new` : t`New`, shown.insertedCount],
    [isCheck ? t`Would change` : t`Changed`, shown.updatedCount],
    [t`So already`, shown.unchangedCount],
    [t`Left out`, shown.badCount],
    [t`Removed again`, shown.removedCount],
    [t`Sold since: hidden`, shown.hiddenCount],
    [t`Set back`, shown.restoredCount],
    [t`Not set back`, shown.keptCount],
  ] as const;
  return (
    <>
      <p>
        <Badge tone={tone}>{i18n._(text)}</Badge>
      </p>
      <FormFailure
        text={shown.problem ? serverText(shown.problem, shown.problemMessage) : undefined}
      />
      <JobCounts counts={counts} />
      {shown.badCount > 0 && !isUnderWay(shown) && (
        <a href={badRowsOf(shown.id)} className="text-link" download>
          {t`Download what is wrong with the rows that are left out`}
        </a>
      )}
    </>
  );
}

function Actions({ shown }: { shown: Import }) {
  const [cancel, cancelling] = useCancelProductImportMutation();
  const [undo, undoing] = useUndoProductImportMutation();
  const variables = { id: shown.id };
  const attempt = useAttempt();
  const written = shown.insertedCount + shown.updatedCount;

  if (isUnderWay(shown)) {
    const isUndone = shown.state === 'UNDOING';
    const undone = shown.removedCount + shown.hiddenCount + shown.restoredCount + shown.keptCount;
    const [done, all] = isUndone
      ? [undone, written]
      : [shown.readCount, Math.max(shown.lineCount, shown.readCount)];
    const [doneText, allText] = [inIndianGroups(done), rowsText(all)];
    return (
      <>
        <JobProgress label={t`Progress of the import`} done={{ max: all, value: done }}>
          {t`${doneText} of ${allText}`}
        </JobProgress>
        {!isUndone && (
          <Button
            tone="outline"
            loading={cancelling.loading}
            onClick={() => void attempt(() => cancel({ variables }))}
          >{t`Cancel the rest`}</Button>
        )}
      </>
    );
  }
  if (shown.state === 'CHECKED' || shown.state === 'UNDONE' || written === 0) return null;
  return (
    <UndoJob
      label={t`Undo the whole import`}
      title={t`Undo this import?`}
      confirmLabel={t`Take back ${productsText(written)}`}
      loading={undoing.loading}
      onUndo={() => attempt(() => undo({ variables }))}
    >
      {t`New products are removed, or hidden where some were sold. Products that somebody changed since stay as they are, and are listed.`}
    </UndoJob>
  );
}

function Rows({ shown }: { shown: Import }) {
  const { data, previousData, error, refetch } = useProductImportRowsQuery({
    variables: { id: shown.id, ...useShownRows(rowStateTexts) },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <JobRows
      stateTexts={rowStateTexts}
      page={(data ?? previousData)?.productImportRows}
      failure={failureOf(error)}
      onRetry={() => void refetch()}
      texts={{
        loading: t`Loading the rows`,
        failed: t`The rows could not be loaded.`,
        empty: t`No row here. Rows that change nothing are counted only.`,
      }}
      caption={t`Rows`}
      columns={rowColumns()}
      idOf={({ id }) => id}
    />
  );
}

type Row = ProductImportRowsQuery['productImportRows']['items'][number];

const columns = columnsOf<Row>();

const rowColumns = () => [
  columns.display({
    id: 'line',
    header: t`Line`,
    cell: ({ row }) => inIndianGroups(row.original.line),
    meta: { isNumeric: true, isHalf: true },
  }),
  columns.display({
    id: 'name',
    header: t`Name`,
    cell: ({ row: { original } }) => <strong>{original.productName ?? '–'}</strong>,
  }),
  columns.display({
    id: 'state',
    header: t`State`,
    cell: ({ row: { original } }) => {
      const { text, tone } = rowStateTexts[original.state];
      return <Badge tone={tone}>{i18n._(text)}</Badge>;
    },
    meta: { isHalf: true },
  }),
  columns.display({
    id: 'reason',
    header: t`Why`,
    cell: ({ row: { original } }) => reasonOf(original) || '–',
  }),
];

function reasonOf({ problems, code }: Row): string {
  if (code === 'CONFLICT') return t`Somebody changed it since.`;
  if (code === 'NOT_FOUND') return t`It is gone.`;
  return problems
    .map(({ field, reason, reasonMessage }) => {
      const text = field ? fieldTexts[field] : undefined;
      return [text ? i18n._(text) : field, serverText(reason, reasonMessage)]
        .filter(Boolean)
        .join(': ');
    })
    .join('; ');
}
