import { plural, t } from '@lingui/core/macro';
import type { ApolloCache, ApolloClient } from '@apollo/client';
import { useEffect, useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

import { toShopError } from '../../apollo/shop-error';
import type { GoodsReceiptsQuery, StockPlaceFragment } from '../../generated/graphql';
import { GoodsReceiptsDocument, useReceiveGoodsMutation } from '../../generated/staff/stock/stock';
import { invalidate } from '../../apollo/invalidate';
import { Button } from '../../shared/chakra/button';
import { TextField } from '../../shared/chakra/fields';
import { FormFailure, Notice } from '../../shared/chakra/notice';
import { formatPaise } from '../../shared/lib/format-price';
import { randomKey } from '../../shared/lib/random-key';
import { formatInstant } from '../../shared/lib/ist-time';
import { paiseToRupees } from '../../shared/lib/rupees.rules';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { UnsavedGuard } from '../kit/unsaved-guard';
import { useFocusInvalid } from '../kit/use-focus-invalid';
import { EarlierBills, OneBill } from './earlier-bills';
import { invalidateStock } from './invalidate-stock';
import { NamedProduct } from './named-product';
import { PlaceField, WithPlaces } from './place-field';
import { ScanField } from './scan-field';
import {
  inputOfLine,
  keepBill,
  keptBill,
  lineErrors,
  newBill,
  refusedLines,
  withScanned,
  type LineErrors,
  type LineField,
  type ReceivedBill,
  type ReceivedLine,
} from './receive-form.rules';

/** Records a wholesaler's bill by scanning, and lists the received ones. */
export function ReceiveGoods() {
  const [parameters] = useSearchParams();
  const receiptId = parameters.get('receipt');
  return receiptId === null ? (
    <>
      <WithPlaces>{(places) => <ReceiveForm places={places} />}</WithPlaces>
      <section className="stock" aria-labelledby="earlier-bills">
        <h2 id="earlier-bills">{t`Earlier bills`}</h2>
        <EarlierBills />
      </section>
    </>
  ) : (
    <OneBill id={receiptId} />
  );
}

function ReceiveForm({ places }: { places: readonly StockPlaceFragment[] }) {
  const { showSuccess } = useMessages();
  const [bill, setBill] = useState(keptBill);
  useEffect(() => keepBill(bill), [bill]);
  const { supplier, billNumber, locationId, lines } = bill;
  const edit = (changes: Partial<ReceivedBill>) => setBill((before) => ({ ...before, ...changes }));
  const [isReceived, setIsReceived] = useState(false);
  const [twin, setTwin] = useState<EarlierBill>();
  const [askedAbout, setAskedAbout] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const [refusal, setRefusal] = useState<Record<string, string>>({});
  const [errors, setErrors] = useState<ReadonlyMap<number, LineErrors>>(new Map());
  const { form, focusInvalid } = useFocusInvalid();
  const showReceived = (cache: ApolloCache) => {
    invalidateStock(cache);
    invalidate(cache, 'goodsReceipts', 'product');
  };
  const [receive, { loading, client }] = useReceiveGoodsMutation({ update: showReceived });

  const change = (key: number, field: LineField, text: string) =>
    edit({ lines: lines.map((line) => (line.key === key ? { ...line, [field]: text } : line)) });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsReceived(false);
    const wrong = new Map(
      lines
        .map((line) => [line.key, lineErrors(line)] as const)
        .filter(([, each]) => Object.keys(each).length > 0),
    );
    setErrors(wrong);
    const missing = {
      ...(supplier.trim() === '' && { supplier: t`Who brought it?` }),
      ...(billNumber.trim() === '' && { billNumber: t`Which number does the bill have?` }),
      ...(lines.length === 0 && { root: t`Scan what came first.` }),
    };
    setRefusal(missing);
    if (wrong.size > 0 || Object.keys(missing).length > 0) return focusInvalid();
    // A colleague may have received the same bill; but its goods may also come in several deliveries.
    const question = `${supplier} ${billNumber}`;
    if (askedAbout !== question) {
      setIsAsking(true);
      const found = await earlierBillLike(client, bill);
      setIsAsking(false);
      setAskedAbout(question);
      setTwin(found);
      if (found) return;
    }
    try {
      await receive({ variables: { input: { ...bill, lines: lines.map(inputOfLine) } } });
    } catch (error) {
      const { code, message, fields } = toShopError(error);
      if (code === 'IDEMPOTENCY_KEY_REUSED') {
        setIsReceived(true);
        showReceived(client.cache);
        return;
      }
      const refused = refusedLines(lines, fields);
      setErrors(refused);
      // The place is gone: the bill is for the shop, unless another one is chosen.
      if ('locationId' in fields) edit({ locationId: null });
      const isNamed = refused.size > 0 || 'supplier' in fields || 'billNumber' in fields;
      setRefusal(isNamed ? fields : { root: message });
      focusInvalid();
      return;
    }
    setBill(newBill(supplier, locationId));
    setTwin(undefined);
    setAskedAbout('');
    showSuccess(t`Goods received`);
  };

  const count = lines.reduce((sum, { pieces }) => sum + (Number(pieces) || 0), 0);
  return (
    <section className="stock" aria-labelledby="receive-goods">
      <UnsavedGuard hasChanges={lines.length > 0} />
      <h2 id="receive-goods">{t`Receive goods`}</h2>
      <ScanField
        onFound={(product) => {
          setBill((before) => ({ ...before, lines: withScanned(before.lines, product) }));
          setErrors(new Map());
        }}
      />
      <p role="status">
        {lines.length > 0 &&
          plural(count, { one: '# piece on the bill', other: '# pieces on the bill' })}
      </p>
      <form ref={form} className="panel form" noValidate onSubmit={(event) => void submit(event)}>
        <div className="form__pair">
          <TextField
            label={t`Supplier`}
            autoComplete="off"
            maxLength={100}
            error={refusal['supplier']}
            value={supplier}
            onChange={({ target }) => edit({ supplier: target.value })}
          />
          <TextField
            label={t`Number of the bill`}
            autoComplete="off"
            maxLength={40}
            error={refusal['billNumber']}
            value={billNumber}
            onChange={({ target }) => edit({ billNumber: target.value })}
          />
        </div>
        <PlaceField
          places={places}
          label={t`Where the goods come to`}
          value={locationId ?? ''}
          onChange={({ target }) => edit({ locationId: target.value || null })}
        />
        {lines.map((line) => (
          <Line
            key={line.key}
            line={line}
            errors={errors.get(line.key) ?? {}}
            onChange={(field, text) => change(line.key, field, text)}
            onRemove={() => edit({ lines: lines.filter(({ key }) => key !== line.key) })}
          />
        ))}
        <FormFailure text={refusal['root']} />
        {twin && (
          <Notice tone="warning">
            <p>{t`A bill with this number of ${twin.supplier} was received at ${formatInstant(twin.receivedAt)}: see ‘Earlier bills’. If these are further goods of it, press the button again.`}</p>
          </Notice>
        )}
        {isReceived && (
          <Notice tone="failure">
            <p>{t`This bill is already received as it was before your last changes: see ‘Earlier bills’. Only what is missing there belongs on another bill.`}</p>
            <Button
              tone="outline"
              onClick={() => {
                setIsReceived(false);
                edit({ key: randomKey() });
              }}
            >{t`Make it another bill`}</Button>
          </Notice>
        )}
        <Button
          type="submit"
          tone="haldi"
          size="lg"
          loading={loading || isAsking}
        >{t`Receive the bill`}</Button>
      </form>
    </section>
  );
}

type EarlierBill = GoodsReceiptsQuery['goodsReceipts']['items'][number];

/** The latest received bill of the same supplier and number; none if there is no connection. */
async function earlierBillLike(
  client: ApolloClient,
  { supplier, billNumber }: ReceivedBill,
): Promise<EarlierBill | undefined> {
  const same = (one: string, other: string) =>
    one.trim().toLowerCase() === other.trim().toLowerCase();
  const query = { query: GoodsReceiptsDocument, variables: { page: 1 } };
  const { data } = await client
    .query({ ...query, fetchPolicy: 'network-only' })
    .catch(() => ({ data: undefined }));
  return data?.goodsReceipts.items.find(
    (each) => !each.undoneAt && same(each.supplier, supplier) && same(each.billNumber, billNumber),
  );
}

interface LineProps {
  line: ReceivedLine;
  errors: LineErrors;
  onChange: (field: LineField, text: string) => void;
  onRemove: () => void;
}

function Line({ line, errors, onChange, onRemove }: LineProps) {
  const { product } = line;
  const nameId = `line-${line.key}`;
  const field = (name: LineField) => ({
    value: line[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onChange(name, target.value),
  });
  const cost = product.costPaise ? t`So far ${formatPaise(product.costPaise)}` : undefined;
  const selling =
    typeof product.sellingPaise === 'number'
      ? t`So far ${formatPaise(product.sellingPaise)}`
      : t`So far its MRP`;
  return (
    <div className="stock__line" role="group" aria-labelledby={nameId}>
      <div className="stock__line-head">
        <strong id={nameId}>
          <NamedProduct product={product} />
        </strong>
        <Button tone="outline" aria-describedby={nameId} onClick={onRemove}>{t`Remove`}</Button>
      </div>
      <FormFailure text={errors.product} />
      <div className="stock__line-fields">
        <TextField label={t`Pieces`} inputMode="numeric" {...field('pieces')} />
        <TextField
          label={t`Cost of one, in rupees`}
          hint={cost}
          inputMode="decimal"
          {...field('cost')}
        />
        <TextField label={t`Expires on`} type="date" {...field('expiresOn')} />
        <TextField label={t`Batch`} maxLength={40} {...field('batch')} />
        <TextField
          label={t`New MRP`}
          hint={t`So far ${formatPaise(product.mrpPaise)}`}
          inputMode="decimal"
          placeholder={paiseToRupees(product.mrpPaise)}
          {...field('mrp')}
        />
        <TextField
          label={t`New selling price`}
          hint={selling}
          inputMode="decimal"
          {...field('selling')}
        />
      </div>
    </div>
  );
}
