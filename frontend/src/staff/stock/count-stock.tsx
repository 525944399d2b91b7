import { t } from '@lingui/core/macro';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';

import { toShopError } from '../../apollo/shop-error';
import type { StockPlaceFragment, StockProductFragment } from '../../generated/graphql';
import { useAdjustStockMutation, useCountStockMutation } from '../../generated/staff/stock/stock';
import { StockElsewhereDocument } from '../../generated/staff/stock/places';
import { Button } from '../../shared/chakra/button';
import { SelectField, TextField } from '../../shared/chakra/fields';
import { FormFailure } from '../../shared/chakra/notice';
import { inIndianGroups } from '../../shared/lib/indian-digits';
import { randomKey } from '../../shared/lib/random-key';
import { Link } from '../../shared/ui/link';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { useAttempt } from '../kit/use-attempt';
import { ordersToPickWith, stockMovementsOf } from '../staff-paths';
import { useCurrentAdmin } from '../use-current-admin';
import { invalidateStock } from './invalidate-stock';
import { NamedProduct } from './named-product';
import { PlaceField, WithPlaces } from './place-field';
import { stockRefusal } from './saved-before';
import { ScanField } from './scan-field';
import { piecesAt } from './transfer.rules';

/** A product as shown when it was scanned. */
interface Shown {
  product: StockProductFragment;
  /** Its pieces at the chosen place. */
  pieces: number;
  /** Another scan of the same product resets the form. */
  scan: number;
}

/** Counts products while the shop sells, or writes off spoiled or stolen ones. */
export function CountStock() {
  return (
    <section className="stock" aria-labelledby="count-stock">
      <h2 id="count-stock">{t`Count or write off`}</h2>
      <WithPlaces>{(places) => <CountAtPlace places={places} />}</WithPlaces>
    </section>
  );
}

/** The focus moves from the scan to the pieces, and back when they are saved. */
function CountAtPlace({ places }: { places: readonly StockPlaceFragment[] }) {
  const [shown, setShown] = useState<Shown>();
  const [place, setPlace] = useState('');
  const [doneCount, setDoneCount] = useState(0);
  const [parameters] = useSearchParams();
  const { query } = useApolloClient();
  const attempt = useAttempt();
  const show = (product: StockProductFragment) =>
    attempt(async () => {
      const pieces = place === '' ? product.stockQuantity : await piecesElsewhere(product.id);
      setShown((before) => ({ product, pieces, scan: (before?.scan ?? 0) + 1 }));
    });
  const piecesElsewhere = async (productId: string) => {
    const variables = { productIds: [productId] };
    const options = { query: StockElsewhereDocument, fetchPolicy: 'network-only' } as const;
    const { data } = await query({ ...options, variables });
    return piecesAt(data?.stockElsewhere ?? [], place, productId);
  };
  return (
    <>
      <PlaceField
        places={places}
        label={t`Place`}
        value={place}
        onChange={({ target }) => {
          setPlace(target.value);
          setShown(undefined);
        }}
      />
      <ScanField
        key={`scan ${doneCount}`}
        {...(doneCount === 0 && { firstCode: parameters.get('code') ?? '' })}
        onFound={(product) => void show(product)}
      />
      {shown && (
        <CountForm
          key={`form ${shown.scan}`}
          product={shown.product}
          pieces={shown.pieces}
          place={place}
          onDone={() => {
            setShown(undefined);
            setDoneCount(doneCount + 1);
          }}
        />
      )}
    </>
  );
}

interface Values {
  kind: 'COUNT' | 'WASTE' | 'THEFT';
  pieces: string;
  reason: string;
}

interface CountFormProps {
  product: StockProductFragment;
  /** Its pieces at the place when it was scanned. */
  pieces: number;
  /** The id of a stock location, or nothing for the shop. */
  place: string;
  onDone: () => void;
}

function CountForm({ product, pieces, place, onDone }: CountFormProps) {
  const { showSuccess } = useMessages();
  const { may } = useCurrentAdmin();
  const { register, handleSubmit, setError, setFocus, control, formState } = useForm<Values>({
    defaultValues: { kind: 'COUNT', pieces: '', reason: '' },
  });
  const { errors, isSubmitting } = formState;
  const kind = useWatch({ control, name: 'kind' });
  useEffect(() => setFocus('pieces'), [setFocus]);
  // It stays when the number changes: after a lost response the first one may already be saved.
  const [key] = useState(randomKey);
  const [count] = useCountStockMutation({ update: invalidateStock });
  const [adjust] = useAdjustStockMutation({ update: invalidateStock });
  const { id: productId, piecesToPick: toPick } = product;
  const locationId = place || null;
  const [shown, setShown] = useState(pieces);

  const submit = handleSubmit(async (form) => {
    const entered = Number(form.pieces);
    const reason = form.reason.trim();
    try {
      if (form.kind === 'COUNT') {
        const wanted = { productId, locationId, shown, counted: entered, reason, key };
        const stock = (await count({ variables: wanted })).data?.countStock.stockQuantity;
        showSuccess(
          locationId !== null || stock === undefined
            ? t`Counted`
            : t`Counted. In stock now: ${inIndianGroups(stock)}`,
        );
      } else {
        const said = reason || (form.kind === 'WASTE' ? t`Waste` : t`Stolen`);
        const change = { delta: -entered, kind: form.kind, reason: said, key };
        const wanted = { productId, locationId, ...change };
        await adjust({ variables: wanted });
        showSuccess(t`Written off`);
      }
    } catch (error) {
      const { fields, current } = toShopError(error);
      // Somebody else counted it: from now on the number is compared with their stock.
      if (typeof current?.['stockQuantity'] === 'number') setShown(current['stockQuantity']);
      const text = fields['counted'] ?? fields['delta'];
      if (text) setError('pieces', { message: text }, { shouldFocus: true });
      else setError('root', { message: stockRefusal(error) });
      return;
    }
    onDone();
  });

  return (
    <form className="panel form" noValidate onSubmit={(event) => void submit(event)}>
      <h3>
        <NamedProduct product={product} />
      </h3>
      <p>
        {place !== ''
          ? t`At this place: ${inIndianGroups(shown)}`
          : toPick
            ? t`In stock: ${inIndianGroups(shown)}, and ${inIndianGroups(toPick)} more on the shelf for orders that are still to be picked`
            : t`In stock: ${inIndianGroups(shown)}`}{' '}
        <Link to={stockMovementsOf(productId)} className="text-link">{t`All changes`}</Link>{' '}
        {place === '' && may('read-orders') && (
          <Link
            to={ordersToPickWith(productId)}
            className="text-link"
          >{t`Orders with it that are to be picked`}</Link>
        )}
      </p>
      <div className="form__pair">
        <SelectField
          label={t`What it is`}
          options={[
            { value: 'COUNT', label: t`Counted on the shelf` },
            { value: 'WASTE', label: t`Spoiled, broken or expired` },
            { value: 'THEFT', label: t`Stolen` },
          ]}
          {...register('kind')}
        />
        <TextField
          label={t`Pieces`}
          hint={
            kind === 'COUNT' && place !== ''
              ? t`What is moved while you count stays moved.`
              : kind === 'COUNT'
                ? t`Leave out the pieces of orders that are still to be picked: they lie on the shelf, but are no longer in stock. What is sold while you count stays sold.`
                : t`So many leave the stock; of its batches, first what expires first. A whole batch is written off at ‘Expiring’.`
          }
          inputMode="numeric"
          autoComplete="off"
          error={errors.pieces?.message}
          {...register('pieces', {
            validate: (text) =>
              /^\d{1,7}$/.test(text.trim()) && (kind === 'COUNT' || Number(text) > 0)
                ? true
                : t`A whole number, such as 24`,
          })}
        />
      </div>
      <TextField
        label={t`Reason`}
        hint={t`Optional`}
        maxLength={200}
        autoComplete="off"
        {...register('reason')}
      />
      <FormFailure text={errors.root?.message} />
      <Button type="submit" tone="haldi" size="lg" loading={isSubmitting}>{t`Save`}</Button>
    </form>
  );
}
