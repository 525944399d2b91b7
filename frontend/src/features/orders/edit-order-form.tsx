import { t } from '@lingui/core/macro';
import { useState, type ReactNode } from 'react';

import type { ShopError } from '../../apollo/shop-error';
import type { ExpectedLineInput, OrderToEditFragment } from '../../generated/graphql';
import { Button } from '../../shared/chakra/button';
import { ConfirmDialog } from '../../shared/chakra/dialog';
import { Notice } from '../../shared/chakra/notice';
import { formatPaise } from '../../shared/lib/format-price';
import { Bill } from '../../shared/ui/bill';
import { Stepper } from '../../shared/ui/stepper';
import './edit-order-form.css';
import {
  editOf,
  isOnlyAdded,
  unchanged,
  wantedOf,
  withProduct,
  type AddedProduct,
  type OrderDraft,
} from './edit-order.rules';
import { useEditOrder, useEditQuote } from './use-edit-order';

/** A product in the search results. */
interface FoundProduct extends Pick<AddedProduct, 'name' | 'unit'> {
  id: string;
  pricePaise: number;
}

interface EditOrderFormProps {
  order: OrderToEditFragment;
  /** Renders the search for more products. */
  search: (onAdd: (product: FoundProduct) => void) => ReactNode;
  /** Renders the fields for delivery slot and address. */
  delivery?: (
    draft: OrderDraft,
    onChange: (change: Partial<OrderDraft>) => void,
    errors: Readonly<Record<string, string>>,
  ) => ReactNode;
  /** Renders the separate order for additions, since the order is paid. */
  addition?: (added: readonly ExpectedLineInput[]) => ReactNode;
  /** The order has changed, or can no longer be edited. */
  onStale: () => void;
  onDone: () => void;
}

const most = 999;

/** Changes quantities, adds products, and shows the new bill. */
export function EditOrderForm({ order, search, delivery, ...props }: EditOrderFormProps) {
  const { addition, onStale, onDone } = props;
  const [draft, setDraft] = useState(unchanged);
  const [asking, setAsking] = useState(false);
  const wanted = editOf(order, draft);
  const quote = useEditQuote(order, wanted);
  const { edit, refusal, loading, forget } = useEditOrder(order);
  const change = (changes: Partial<OrderDraft>) => {
    forget();
    setDraft((before) => ({ ...before, ...changes }));
  };
  const { couponCode } = order;
  const failure = refusal ?? quote.failure;
  const errors = failure?.fields ?? {};
  const isTooDear = failure !== undefined && costsMore(failure);
  const ordersApart =
    isTooDear && wanted && isOnlyAdded(wanted) ? addition?.(wanted.added ?? []) : undefined;
  const newBill = quote.latest?.bill;
  const bill = newBill ?? order.bill;
  // Card and UPI orders can be edited only once they are paid.
  const isPaid = order.paymentMethod === 'CARD';
  const before = formatPaise(order.bill.toPayPaise);
  const after = newBill && formatPaise(newBill.toPayPaise);

  const confirm = async () => {
    if (!wanted || !quote.current) return;
    const isDone = await edit(wanted, quote.current.bill.toPayPaise);
    setAsking(false);
    if (isDone) onDone();
    else quote.retry();
  };

  return (
    <div className="edit-order" data-columns={delivery ? true : undefined}>
      <section className="panel edit-order__part" aria-labelledby="edit-order-lines">
        <h2 id="edit-order-lines">{t`Products`}</h2>
        <ul className="edit-order__lines" aria-label={t`What is ordered`}>
          {order.lines.map((line) => {
            const { id, productId, name, unit, unitPricePaise, quantity } = line;
            const pieces = wantedOf(draft, line);
            return (
              <EditedLine
                key={id}
                {...{ name, unit, unitPricePaise, quantity: pieces }}
                // A product that the shop no longer has can only be reduced.
                max={productId ? Math.max(most, quantity) : quantity}
                error={errors[`items.${productId}`] ?? errors[`lines.${id}`]}
                onChange={(next) => change({ quantities: { ...draft.quantities, [id]: next } })}
              />
            );
          })}
          {draft.added.map((product) => (
            <EditedLine
              key={`added-${product.productId}`}
              {...product}
              max={most}
              error={errors[`items.${product.productId}`]}
              onChange={(quantity) =>
                change({
                  added: draft.added.map((each) =>
                    each.productId === product.productId ? { ...each, quantity } : each,
                  ),
                })
              }
            />
          ))}
        </ul>
        {search(({ id: productId, name, unit, pricePaise: unitPricePaise }) =>
          change(withProduct(draft, order.lines, { productId, name, unit, unitPricePaise })),
        )}
      </section>
      <div className="edit-order__aside">
        {delivery && (
          <section className="panel edit-order__part" aria-labelledby="edit-order-delivery">
            <h2 id="edit-order-delivery">{t`Delivery`}</h2>
            {delivery(draft, change, errors)}
          </section>
        )}
        <section className="panel edit-order__part" aria-labelledby="edit-order-bill">
          <h2 id="edit-order-bill">{t`Bill`}</h2>
          <Bill {...bill} {...(isPaid && { sum: { label: t`Total`, paise: bill.toPayPaise } })} />
          {newBill && (
            <p aria-live="polite">
              {t`Before: ${before}`}
              <br />
              <MoneyNote
                order={order}
                toPayPaise={newBill.toPayPaise}
                refundPaise={quote.latest?.refundPaise ?? 0}
              />
            </p>
          )}
          {couponCode && newBill && !newBill.steps.some(({ kind }) => kind === 'COUPON') && (
            <Notice tone="warning">
              <p>{t`The coupon ${couponCode} needs a larger order and is taken off.`}</p>
            </Notice>
          )}
          {couponCode && ordersApart && (
            <p>{t`The coupon ${couponCode} does not count for what you add.`}</p>
          )}
          {failure && !ordersApart && (
            <Notice tone="failure">
              <p>{failure.message}</p>
              {isStale(failure) && (
                <Button tone="outline" onClick={onStale}>{t`Show the order as it is`}</Button>
              )}
              {isTooDear && addition && <p>{t`Save your other changes first, and add then.`}</p>}
            </Notice>
          )}
          {!wanted && <p>{t`Nothing is changed yet.`}</p>}
          {ordersApart ?? (
            <Button
              aria-haspopup="dialog"
              loading={loading || (wanted !== undefined && !quote.current && !quote.failure)}
              disabled={!quote.current}
              onClick={() => setAsking(true)}
            >
              {after ? t`Save changes · ${after}` : t`Save changes`}
            </Button>
          )}
        </section>
      </div>
      <ConfirmDialog
        title={t`Change order ${{ id: order.id }}?`}
        open={asking}
        backCloses={false}
        confirmLabel={t`Save changes`}
        keepLabel={t`Back`}
        tone="solid"
        loading={loading}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        <p>{after && t`The order costs ${after} instead of ${before}.`}</p>
        <p>
          {newBill && (
            <MoneyNote
              order={order}
              toPayPaise={newBill.toPayPaise}
              refundPaise={quote.current?.refundPaise ?? 0}
            />
          )}
        </p>
      </ConfirmDialog>
    </div>
  );
}

/** Whether the order must be reloaded before editing can continue. */
const isStale = (failure: ShopError): boolean =>
  failure.code === 'CONFLICT' ||
  (failure.code === 'ORDER_NOT_EDITABLE' && 'orderId' in failure.fields);

/** Whether the edit would cost more than was paid. */
const costsMore = ({ code, fields }: ShopError): boolean =>
  code === 'ORDER_NOT_EDITABLE' && 'expectedTotalPaise' in fields;

interface MoneyNoteProps {
  order: OrderToEditFragment;
  toPayPaise: number;
  refundPaise: number;
}

/** How the difference is paid or refunded. */
function MoneyNote({ order, toPayPaise, refundPaise }: MoneyNoteProps) {
  const refund = formatPaise(refundPaise);
  const sum = formatPaise(toPayPaise);
  if (refundPaise > 0) return <>{t`${refund} goes back the way it was paid.`}</>;
  if (order.paymentMethod === 'CASH_ON_DELIVERY')
    return <>{t`You pay ${sum} when it is delivered.`}</>;
  return <>{t`Nothing more is to be paid.`}</>;
}

interface EditedLineProps {
  name: string;
  unit: string | null | undefined;
  unitPricePaise: number;
  quantity: number;
  max: number;
  error: string | undefined;
  onChange: (quantity: number) => void;
}

function EditedLine({
  name,
  unit,
  unitPricePaise,
  quantity,
  max,
  error,
  onChange,
}: EditedLineProps) {
  return (
    <li data-out={quantity === 0 || undefined}>
      <span>
        <strong>{name}</strong>
        <small>
          {[unit, formatPaise(unitPricePaise), quantity === 0 && t`taken out`]
            .filter(Boolean)
            .join(' · ')}
        </small>
        {error && <span className="field__error">{error}</span>}
      </span>
      <Stepper
        value={quantity}
        onChange={onChange}
        label={t`Pieces of ${name}`}
        itemName={name}
        max={max}
      />
    </li>
  );
}
