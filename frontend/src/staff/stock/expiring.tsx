import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { failureOf } from '../../apollo/shop-error';
import type { ExpiringBatchesQuery } from '../../generated/graphql';
import {
  useExpiringBatchesQuery,
  useSellOffMutation,
  useWriteOffBatchMutation,
} from '../../generated/staff/stock/stock';
import { Button } from '../../shared/chakra/button';
import { CheckboxField } from '../../shared/chakra/choices';
import { ConfirmDialog } from '../../shared/chakra/dialog';
import { SelectField, TextField } from '../../shared/chakra/fields';
import { formatPaise } from '../../shared/lib/format-price';
import { istDayOf } from '../../shared/lib/ist-day';
import { formatCalendarDay } from '../../shared/lib/ist-time';
import { readPage } from '../../shared/lib/page-parameter';
import { randomKey } from '../../shared/lib/random-key';
import { LocalName } from '../../shared/ui/local-name';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { columnsOf } from '../kit/columns';
import { PagedRecords } from '../kit/paged-records';
import { useAttempt } from '../kit/use-attempt';
import { invalidateStock } from './invalidate-stock';
import { NamedProduct } from './named-product';
import { stockRefusal } from './saved-before';
import { sellOffPaise } from './sell-off.rules';

type Batch = ExpiringBatchesQuery['expiringBatches']['items'][number];

const spans = [0, 3, 7, 14, 30, 90];
const usualSpan = 7;
const percents = [10, 25, 50];

/** Writing off a debt has another translation. */
const writeOffLabel = () => t({ message: 'Write off', context: 'goods' });

/** The batches that have expired or soon will: sold off at a lower price, or written off. */
export function Expiring() {
  const [parameters, setParameters] = useSearchParams();
  const wanted = Number(parameters.get('days') ?? usualSpan);
  const days = spans.includes(wanted) ? wanted : usualSpan;
  const [sold, setSold] = useState<Batch>();
  const [wasted, setWasted] = useState<Batch>();
  const { data, previousData, error, refetch } = useExpiringBatchesQuery({
    variables: { days, page: readPage(parameters) },
    fetchPolicy: 'cache-and-network',
  });
  const page = (data ?? previousData)?.expiringBatches;
  return (
    <section className="stock" aria-labelledby="expiring">
      <h2 id="expiring">{t`Expires soon`}</h2>
      <p>{t`What is left where customers got first what expires first. Look at the shelf before you write anything off.`}</p>
      <div className="stock__narrow">
        <SelectField
          label={t`Within`}
          value={String(days)}
          onChange={({ target }) => setParameters({ part: 'expiring', days: target.value })}
          options={spans.map((span) => ({
            value: String(span),
            label: span === 0 ? t`today` : t`${span} days`,
          }))}
        />
      </div>
      <PagedRecords
        page={page}
        failure={failureOf(error)}
        onRetry={() => void refetch()}
        texts={{
          loading: t`Loading products`,
          failed: t`The products could not be loaded.`,
          empty: t`Nothing expires within these days.`,
        }}
        caption={t`Expires soon`}
        columns={batchColumns({
          hasPlaces: page?.items.some(({ location }) => location) ?? false,
          onSell: setSold,
          onWaste: setWasted,
        })}
        list="expiring"
        idOf={({ id }) => id}
      />
      {sold && <SellOffDialog batch={sold} onClose={() => setSold(undefined)} />}
      {wasted && <WasteDialog batch={wasted} onClose={() => setWasted(undefined)} />}
    </section>
  );
}

interface BatchDialogProps {
  batch: Batch;
  onClose: () => void;
}

function SellOffDialog({ batch: { product }, onClose }: BatchDialogProps) {
  const { showSuccess } = useMessages();
  const attempt = useAttempt();
  const [percent, setPercent] = useState(String(percents[1]));
  const [sellOff, { loading }] = useSellOffMutation({ update: invalidateStock });
  const sellingPaise = sellOffPaise(product.sellingPaise ?? product.mrpPaise, Number(percent));
  const confirm = async () => {
    const { id, version: expectedVersion } = product;
    await attempt(async () => {
      await sellOff({ variables: { id, input: { sellingPaise }, expectedVersion } });
      showSuccess(t`Sold at ${formatPaise(sellingPaise)} from now on`);
      onClose();
    });
  };
  return (
    <ConfirmDialog
      title={t`Sell off`}
      open
      onClose={onClose}
      confirmLabel={t`Sell at ${formatPaise(sellingPaise)}`}
      loading={loading}
      onConfirm={() => void confirm()}
    >
      <p>
        <strong>
          <LocalName product={product} />
        </strong>
      </p>
      <SelectField
        label={t`Less than now`}
        hint={t`For all pieces of it, until you change the price again.`}
        value={percent}
        onChange={({ target }) => setPercent(target.value)}
        options={percents.map((each) => ({ value: String(each), label: t`${each} %` }))}
      />
    </ConfirmDialog>
  );
}

function WasteDialog({ batch, onClose }: BatchDialogProps) {
  const { product, piecesLeft, expiresOn, location } = batch;
  const { showSuccess, showFailure } = useMessages();
  const [key] = useState(randomKey);
  const [text, setText] = useState(String(piecesLeft));
  const [writeOff, { loading }] = useWriteOffBatchMutation({ update: invalidateStock });
  // Of a batch that is still good, what is spoiled is written off and the rest sold.
  const [isRestThere, setIsRestThere] = useState(expiresOn >= istDayOf(new Date()));
  const pieces = /^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined;
  const confirm = async () => {
    if (pieces === undefined) return;
    const day = formatCalendarDay(expiresOn);
    const isExpired = expiresOn < istDayOf(new Date());
    const reason = [isExpired ? t`Expired on ${day}` : t`Expires on ${day}`, batch.batch]
      .filter(Boolean)
      .join(' · ');
    const wanted = { id: batch.id, pieces, keepsRest: isRestThere && pieces < piecesLeft, reason };
    try {
      await writeOff({ variables: { ...wanted, key } });
      showSuccess(t`Written off`);
      onClose();
    } catch (error) {
      showFailure(stockRefusal(error));
    }
  };
  return (
    <ConfirmDialog
      title={t`Write off as waste?`}
      open
      onClose={onClose}
      confirmLabel={
        pieces === undefined
          ? writeOffLabel()
          : plural(pieces, { one: 'Write off # piece', other: 'Write off # pieces' })
      }
      loading={loading}
      onConfirm={() => void confirm()}
    >
      <p>
        <strong>
          <LocalName product={product} />
        </strong>
      </p>
      <TextField
        label={t`Pieces`}
        hint={t`As many as cannot be sold any more.`}
        inputMode="numeric"
        autoComplete="off"
        error={pieces === undefined ? t`A whole number, such as 24` : undefined}
        value={text}
        onChange={({ target }) => setText(target.value.trim())}
      />
      {location && <p className="long-text">{location.name}</p>}
      {!location && pieces !== undefined && pieces < piecesLeft && (
        <CheckboxField
          label={t`The others are still on the shelf`}
          hint={t`If not, they were sold, and the batch leaves the list.`}
          checked={isRestThere}
          onChange={({ target }) => setIsRestThere(target.checked)}
        />
      )}
    </ConfirmDialog>
  );
}

const columns = columnsOf<Batch>();

interface BatchColumns {
  hasPlaces: boolean;
  onSell: (batch: Batch) => void;
  onWaste: (batch: Batch) => void;
}

const placeColumn = () =>
  columns.display({
    id: 'place',
    header: t`Place`,
    cell: ({ row }) => row.original.location?.name ?? t`The shop`,
    meta: { isHalf: true },
  });

const batchColumns = ({ hasPlaces, onSell, onWaste }: BatchColumns) => [
  columns.display({
    id: 'name',
    enableHiding: false,
    header: t`Name`,
    cell: ({ row: { original } }) => (
      <strong id={`batch-${original.id}`}>
        <NamedProduct product={original.product} />
      </strong>
    ),
  }),
  columns.display({
    id: 'expires',
    header: t`Expires on`,
    cell: ({ row }) => formatCalendarDay(row.original.expiresOn),
    meta: { isHalf: true },
  }),
  ...(hasPlaces ? [placeColumn()] : []),
  columns.display({
    id: 'left',
    header: t`Left`,
    cell: ({ row }) => row.original.piecesLeft,
    meta: { isNumeric: true, isHalf: true },
  }),
  columns.display({
    id: 'batch',
    header: t`Batch`,
    cell: ({ row }) => row.original.batch ?? '–',
    meta: { isSecondary: true, isHalf: true },
  }),
  columns.display({
    id: 'price',
    header: t`Price`,
    cell: ({ row: { original } }) =>
      formatPaise(original.product.sellingPaise ?? original.product.mrpPaise),
    meta: { isNumeric: true, isHalf: true },
  }),
  columns.display({
    id: 'actions',
    header: t`What to do`,
    cell: ({ row: { original } }) => {
      const nameId = `batch-${original.id}`;
      return (
        <div className="stock__buttons">
          {original.expiresOn >= istDayOf(new Date()) && (
            <Button tone="outline" aria-describedby={nameId} onClick={() => onSell(original)}>
              {t`Sell off`}
            </Button>
          )}
          <Button tone="danger" aria-describedby={nameId} onClick={() => onWaste(original)}>
            {writeOffLabel()}
          </Button>
        </div>
      );
    },
    meta: { isUnnamed: true },
  }),
];
