import { Grid, Heading, Text, chakra } from '@chakra-ui/react';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { failureOf } from '../../apollo/shop-error';
import type { ProductImportStateFragment } from '../../generated/graphql';
import { useProductImportsQuery } from '../../generated/staff/imports/imports';
import { Badge } from '../../shared/chakra/badge';
import { FormFailure } from '../../shared/chakra/notice';
import { useNavigate } from '../../shared/lib/navigation';
import { readPage } from '../../shared/lib/page-parameter';
import { Link } from '../../shared/ui/link';
import { Page } from '../../shared/ui/page';
import { columnsOf } from '../kit/columns';
import { Instant } from '../kit/instant';
import { PagedRecords } from '../kit/paged-records';
import { adminImportOf } from '../staff-paths';
import { productsText } from '../bulk-changes/bulk-texts';
import { stateTexts } from './import-texts';
import { sendFile } from './send-file';

/** Uploads a file of products, and lists earlier imports. */
export function AdminImportsRoute() {
  return (
    <Page title={t`Import a file`}>
      <Grid gap="24px" templateColumns="minmax(0, 1fr)">
        <FilePlace />
        <section>
          <Heading as="h2" fontSize="20px" marginBlockEnd="12px">{t`Earlier imports`}</Heading>
          <EarlierImports />
        </section>
      </Grid>
    </Page>
  );
}

/** The drop zone and file input. It continues to the check. */
function FilePlace() {
  const navigate = useNavigate();
  const [isSending, setIsSending] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const [message, setMessage] = useState<string>();

  const send = async (file: File | undefined) => {
    if (!file || isSending) return;
    setIsSending(true);
    setMessage(undefined);
    const outcome = await sendFile(file);
    setIsSending(false);
    if (outcome.id === undefined) setMessage(outcome.message);
    else navigate(adminImportOf(outcome.id));
  };

  return (
    <Grid gap="12px">
      <Place
        data-over={isOver || undefined}
        data-busy={isSending || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          void send(event.dataTransfer.files[0]);
        }}
      >
        <strong>{isSending ? t`Sending the file …` : t`Drop a file here, or choose one`}</strong>
        <Text as="span" color="soft">
          {t`CSV of any spreadsheet or program, or a JSON object a line; at most 32 MB. It is checked first: nothing changes until you start it.`}
        </Text>
        <input
          type="file"
          className="visually-hidden"
          accept=".csv,.tsv,.txt,.jsonl,.ndjson,text/csv"
          aria-label={t`Choose a file`}
          disabled={isSending}
          onChange={({ target }) => {
            void send(target.files?.[0]);
            // Resets the input, so that the same file can be chosen again.
            target.value = '';
          }}
        />
      </Place>
      <FormFailure text={message} />
    </Grid>
  );
}

const Place = chakra('label', {
  base: {
    display: 'grid',
    gap: '8px',
    padding: '32px 20px',
    textAlign: 'center',
    background: 'card',
    border: '2px dashed',
    borderColor: 'leaf',
    borderRadius: 'control',
    cursor: 'pointer',
    '&[data-over]': { background: 'mint' },
    '&[data-busy]': { cursor: 'progress' },
    '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'leaf', outlineOffset: '2px' },
  },
});

function EarlierImports() {
  const [parameters] = useSearchParams();
  const { data, previousData, error, refetch } = useProductImportsQuery({
    variables: { page: readPage(parameters) },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <PagedRecords
      page={(data ?? previousData)?.productImports}
      failure={failureOf(error)}
      onRetry={() => void refetch()}
      texts={{
        loading: t`Loading the imports`,
        failed: t`The imports could not be loaded.`,
        empty: t`No import in the last 30 days.`,
      }}
      caption={t`Earlier imports`}
      columns={importColumns()}
      list="imports"
      idOf={({ id }) => id}
    />
  );
}

const columns = columnsOf<ProductImportStateFragment>();

const importColumns = () => [
  columns.display({
    id: 'file',
    enableHiding: false,
    header: t`File`,
    cell: ({ row: { original } }) => (
      <Link to={adminImportOf(original.id)} className="text-link long-text">
        {original.fileName}
      </Link>
    ),
  }),
  columns.display({
    id: 'when',
    header: t`When`,
    cell: ({ row }) => <Instant at={row.original.createdAt} />,
    meta: { isHalf: true },
  }),
  columns.display({
    id: 'products',
    header: t`New or changed`,
    cell: ({ row: { original } }) => productsText(original.insertedCount + original.updatedCount),
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
