import { plural, t } from '@lingui/core/macro';
import { useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

import { failureOf, toShopError } from '../../apollo/shop-error';
import type { StockPlaceFragment, StockProductFragment } from '../../generated/graphql';
import {
  useStockElsewhereQuery,
  useStockPlacesQuery,
  useStockProductQuery,
  useTransferStockMutation,
} from '../../generated/staff/stock/places';
import { Button } from '../../shared/chakra/button';
import { SelectField, TextField } from '../../shared/chakra/fields';
import { FormFailure } from '../../shared/chakra/notice';
import { inIndianGroups } from '../../shared/lib/indian-digits';
import { useAttemptKey } from '../../shared/lib/use-attempt-key';
import { Link } from '../../shared/ui/link';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { RecordList } from '../kit/record-list';
import { UnsavedGuard } from '../kit/unsaved-guard';
import { useFocusInvalid } from '../kit/use-focus-invalid';
import { stockPlaces } from '../staff-paths';
import { invalidateStock } from './invalidate-stock';
import { NamedProduct } from './named-product';
import { optionsOfPlaces } from './place-field';
import { ScanField } from './scan-field';
import {
  piecesAt,
  piecesOfLine,
  refusedProducts,
  withScannedOnce,
  type TransferLine,
} from './transfer.rules';

/** Moves scanned products between the shop and its other places, or between two of these. */
export function TransferStock() {
  const [parameters] = useSearchParams();
  const productId = parameters.get('product');
  const { data, previousData, error, refetch } = useStockPlacesQuery({
    fetchPolicy: 'cache-and-network',
  });
  const { data: found, loading } = useStockProductQuery(
    productId === null ? { skip: true } : { variables: { id: productId } },
  );
  return (
    <section className="stock" aria-labelledby="transfer-stock">
      <h2 id="transfer-stock">{t`Transfer`}</h2>
      <RecordList
        page={loading ? undefined : (data ?? previousData)?.stockLocations}
        failure={failureOf(error)}
        onRetry={() => void refetch()}
        isEmpty={(places) => places.length === 0}
        texts={{
          loading: t`Loading the places`,
          failed: t`The places could not be loaded.`,
          empty: t`The shop has no other place yet, such as a godown or a second store.`,
        }}
        whenEmpty={<Link to={stockPlaces} className="text-link">{t`Add a place`}</Link>}
      >
        {(places) => (
          <TransferForm
            key={`${productId} ${parameters.get('from')}`}
            places={places}
            from={parameters.get('from')}
            product={found?.product}
          />
        )}
      </RecordList>
    </section>
  );
}

interface TransferFormProps {
  places: readonly StockPlaceFragment[];
  /** The place to begin with; one that has something, if it is not given. The pieces go to the shop at first. */
  from: string | null;
  product: StockProductFragment | undefined;
}

function TransferForm({ places, from: wanted, product }: TransferFormProps) {
  const { showSuccess } = useMessages();
  const options = optionsOfPlaces(places);
  const otherPlace = (places.find(({ pieces }) => pieces > 0) ?? places[0])?.id ?? '';
  const isKnown = options.some(({ value }) => value === wanted);
  const [from, setFrom] = useState(wanted !== null && isKnown ? wanted : otherPlace);
  const [to, setTo] = useState(from === '' ? otherPlace : '');
  const [untouched] = useState(product ? [{ product, pieces: '1' }] : []);
  const [lines, setLines] = useState<readonly TransferLine[]>(untouched);
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  /** The messages about the places, by the server's names of their fields. */
  const [placeErrors, setPlaceErrors] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string>();
  const { form, focusInvalid } = useFocusInvalid();
  const there = usePiecesAt(from, lines);
  const attempt = useAttemptKey();
  const [transfer, { loading }] = useTransferStockMutation({ update: invalidateStock });

  const refuse = (wrong: ReadonlyMap<string, string>, text?: string) => {
    setErrors(wrong);
    setProblem(text);
    focusInvalid();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (lines.length === 0) return refuse(new Map(), t`Scan what is to be moved first.`);
    const wrong = new Map(
      lines
        .filter((line) => piecesOfLine(line) === undefined)
        .map(({ product }) => [product.id, t`A whole number, such as 24`]),
    );
    if (wrong.size > 0) return refuse(wrong);
    const wanted = {
      fromLocationId: from || null,
      toLocationId: to || null,
      reason: reason.trim() || null,
      lines: lines.map((line) => ({
        productId: line.product.id,
        pieces: piecesOfLine(line) ?? 0,
      })),
    };
    try {
      await transfer({ variables: { input: { ...wanted, key: attempt.keyOf(wanted) } } });
    } catch (error) {
      const { message, fields } = toShopError(error);
      const refused = refusedProducts(lines, fields);
      setPlaceErrors(fields);
      const isNamed = refused.size > 0 || 'fromLocationId' in fields || 'toLocationId' in fields;
      return refuse(refused, isNamed ? undefined : message);
    }
    attempt.finish();
    refuseNothing();
    setLines([]);
    setReason('');
    showSuccess(t`Transferred`);
  };
  const refuseNothing = () => {
    setErrors(new Map());
    setPlaceErrors({});
    setProblem(undefined);
  };

  const chooseFrom = (place: string) => {
    setFrom(place);
    if (place === to) setTo(place === '' ? otherPlace : '');
    refuseNothing();
  };
  const count = lines.reduce((sum, line) => sum + (piecesOfLine(line) ?? 0), 0);
  return (
    <>
      <UnsavedGuard hasChanges={lines.length > 0 && lines !== untouched} isSaving={loading} />
      <ScanField
        onFound={(product) => {
          setLines((before) => withScannedOnce(before, product));
          refuseNothing();
        }}
      />
      <p role="status">
        {lines.length > 0 && plural(count, { one: '# piece to move', other: '# pieces to move' })}
      </p>
      <form ref={form} className="panel form" noValidate onSubmit={(event) => void submit(event)}>
        <div className="form__pair">
          <SelectField
            label={t`From the place`}
            options={options}
            error={placeErrors['fromLocationId']}
            value={from}
            onChange={({ target }) => chooseFrom(target.value)}
          />
          <SelectField
            label={t`To the place`}
            options={options.filter(({ value }) => value !== from)}
            error={placeErrors['toLocationId']}
            value={to}
            onChange={({ target }) => {
              setTo(target.value);
              refuseNothing();
            }}
          />
        </div>
        {lines.map((line) => {
          const { id } = line.product;
          return (
            <Line
              key={id}
              line={line}
              there={there(id)}
              error={errors.get(id)}
              onChange={(pieces) =>
                setLines(lines.map((each) => (each.product.id === id ? { ...each, pieces } : each)))
              }
              onRemove={() => setLines(lines.filter(({ product }) => product.id !== id))}
            />
          );
        })}
        <TextField
          label={t`Reason`}
          hint={t`Optional`}
          maxLength={200}
          autoComplete="off"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <FormFailure text={problem} />
        <Button type="submit" tone="haldi" size="lg" loading={loading}>{t`Transfer`}</Button>
      </form>
    </>
  );
}

/** How many pieces of a product are at a place; undefined while that is not known. */
function usePiecesAt(place: string, lines: readonly TransferLine[]) {
  const productIds = lines.map(({ product }) => product.id).sort();
  const { data, previousData } = useStockElsewhereQuery(
    productIds.length === 0
      ? { skip: true }
      : { variables: { productIds }, fetchPolicy: 'cache-and-network' },
  );
  const known = (data ?? previousData)?.stockElsewhere;
  return (productId: string): number | undefined =>
    place === ''
      ? lines.find(({ product }) => product.id === productId)?.product.stockQuantity
      : known && piecesAt(known, place, productId);
}

interface LineProps {
  line: TransferLine;
  there: number | undefined;
  error: string | undefined;
  onChange: (pieces: string) => void;
  onRemove: () => void;
}

function Line({ line: { product, pieces }, there, error, onChange, onRemove }: LineProps) {
  const nameId = `transfer-${product.id}`;
  return (
    <div className="stock__line" role="group" aria-labelledby={nameId}>
      <div className="stock__line-head">
        <strong id={nameId}>
          <NamedProduct product={product} />
        </strong>
        <Button tone="outline" aria-describedby={nameId} onClick={onRemove}>{t`Remove`}</Button>
      </div>
      <div className="stock__line-fields">
        <TextField
          label={t`Pieces`}
          hint={there === undefined ? undefined : t`There: ${inIndianGroups(there)}`}
          error={error}
          inputMode="numeric"
          autoComplete="off"
          value={pieces}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
    </div>
  );
}
