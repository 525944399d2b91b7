import { t } from '@lingui/core/macro';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';

import { toShopError } from '../../apollo/shop-error';
import type { StockProductFragment } from '../../generated/graphql';
import { useAdjustStockMutation, useCountStockMutation } from '../../generated/staff/stock/stock';
import { StockElsewhereDocument } from '../../generated/staff/stock/places';
import { Button } from '../../shared/chakra/button';
import { SelectField, TextField } from '../../shared/chakra/fields';
import { FormFailure } from '../../shared/chakra/notice';
import { inIndianGroups } from '../../shared/lib/indian-digits';
import { useAttemptKey } from '../../shared/lib/use-attempt-key';
import { Link } from '../../shared/ui/link';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { useAttempt } from '../kit/use-attempt';
import { ordersToPickWith, stockMovementsOf } from '../staff-paths';
import { useCurrentAdmin } from '../use-current-admin';
import { invalidateStock } from './invalidate-stock';
import { NamedProduct } from './named-product';
import { PlaceField } from './place-field';
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

/**
 * Counts products while the shop sells, or writes off spoiled or stolen ones. The focus moves from the scan to the
 * pieces, and back when they are saved.
 */
export function CountStock() {
  const [shown, setShown] = useState<Shown>();
  const [place, setPlace] = useState('');
  const [doneCount, setDoneCount] = useState(0);
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
    <section className="stock" aria-labelledby="count-stock">
      <h2 id="count-stock">{t`Count or write off`}</h2>
      <PlaceField
        label={t`Place`}
        value={place}
        onChange={({ target }) => {
          setPlace(target.value);
          setShown(undefined);
        }}
      />
      <ScanField key={`scan ${doneCount}`} onFound={(product) => void show(product)} />
      {shown && (
        <CountForm
          key={`form ${shown.scan}`}
          product={shown.product}
          shown={shown.pieces}
          place={place}
          onDone={() => {
            setShown(undefined);
            setDoneCount(doneCount + 1);
          }}
        />
      )}
    </section>
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
  shown: number;
  /** The id of a stock location, or nothing for the shop. */
  place: string;
  onDone: () => void;
}

function CountForm({ product, shown, place, onDone }: CountFormProps) {
  const { showSuccess } = useMessages();
  const { may } = useCurrentAdmin();
  const { register, handleSubmit, setError, setFocus, control, formState } = useForm<Values>({
    defaultValues: { kind: 'COUNT', pieces: '', reason: '' },
  });
  const { errors, isSubmitting } = formState;
  const kind = useWatch({ control, name: 'kind' });
  useEffect(() => setFocus('pieces'), [setFocus]);
  const attempt = useAttemptKey();
  const [count] = useCountStockMutation({ update: invalidateStock });
  const [adjust] = useAdjustStockMutation({ update: invalidateStock });
  const { id: productId, piecesToPick: toPick } = product;
  const locationId = place || null;

  const submit = handleSubmit(async (form) => {
    const pieces = Number(form.pieces);
    const key = attempt.keyOf({ ...form, productId, locationId });
    const reason = form.reason.trim();
    try {
      if (form.kind === 'COUNT')
        await count({
          variables: { productId, locationId, shown, counted: pieces, reason, key },
        });
      else {
        const said = reason || (form.kind === 'WASTE' ? t`Waste` : t`Stolen`);
        const change = { delta: -pieces, kind: form.kind, reason: said, key };
        const wanted = { productId, locationId, ...change };
        await adjust({ variables: wanted });
      }
    } catch (error) {
      const { message, fields } = toShopError(error);
      const text = fields['counted'] ?? fields['delta'];
      if (text) setError('pieces', { message: text }, { shouldFocus: true });
      else setError('root', { message });
      return;
    }
    attempt.finish();
    showSuccess(form.kind === 'COUNT' ? t`Counted` : t`Written off`);
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
