import { chakra } from '@chakra-ui/react';
import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';

import { toShopError, type ShopError } from '../../apollo/shop-error';
import { phoneCustomerInputLimits } from '../../generated/contract';
import { DeliverySlotsDocument } from '../../generated/delivery/delivery-slots';
import type { TakePhoneOrderMutation } from '../../generated/graphql';
import {
  usePhoneOrderCustomerQuery,
  usePhoneOrderQuoteQuery,
  useTakePhoneOrderMutation,
} from '../../generated/staff/phone-order/phone-order';
import { randomKey } from '../../shared/lib/random-key';
import { Page } from '../../shared/ui/page';
import { BillPart } from './bill-part';
import { Caller } from './caller';
import { DeliveryPart } from './delivery-part';
import {
  addressFormOf,
  emptyAddress,
  keepDraft,
  keptDraft,
  linesAgain,
  newDraft,
  orderInput,
  quoteInput,
  withPieces,
  type Draft,
} from './draft.rules';
import { Lines } from './lines';
import { Taken } from './taken';

type TakenOrder = TakePhoneOrderMutation['takePhoneOrder'];

/** Staff enter the order of a customer on the telephone, by keyboard alone if they like. */
export function AdminPhoneOrderRoute() {
  const [taken, setTaken] = useState<TakenOrder>();
  return (
    <Page title={t`Phone order`} leavesFocus>
      {taken ? (
        <Taken order={taken} onNext={() => setTaken(undefined)} />
      ) : (
        <PhoneOrderForm onTaken={setTaken} />
      )}
    </Page>
  );
}

function PhoneOrderForm({ onTaken }: { onTaken: (order: TakenOrder) => void }) {
  const [draft, setDraft] = useState(keptDraft);
  const [failure, setFailure] = useState<ShopError>();
  const [productFocus, setProductFocus] = useState(0);
  const [callerFocus, setCallerFocus] = useState(draft.customer ? 0 : 1);
  const form = useRef<HTMLDivElement>(null);
  const change = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }));
  useEffect(() => keepDraft(draft), [draft]);

  const known = useKnownCustomer(draft, setDraft);
  const quoting = useQuote(draft);
  const [take, { loading: isTaking }] = useTakePhoneOrderMutation({
    refetchQueries: [DeliverySlotsDocument],
  });
  const errors = failure?.fields ?? {};
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure]);

  const submit = async () => {
    const missing = missingOf(draft);
    if (missing) return setFailure(missing);
    if (!quoting.current || isTaking) return;
    setFailure(undefined);
    try {
      const { data } = await take({
        variables: { input: orderInput(draft, quoting.current) },
      });
      if (!data) return;
      keepDraft(newDraft());
      onTaken(data.takePhoneOrder);
    } catch (error) {
      const refusal = toShopError(error);
      setFailure(atFields(refusal));
      // The prices and the stock may have changed.
      if (refusal.code !== 'UNREACHABLE') quoting.retry();
    }
  };

  return (
    <Columns ref={form}>
      <Column>
        <Caller
          draft={draft}
          known={known}
          errors={errors}
          focusedTimes={callerFocus}
          onType={change}
          onChoose={(customer) => {
            change({ customer, address: emptyAddress, ...(customer && { phone: '', name: '' }) });
            if (customer) setProductFocus((times) => times + 1);
            else setCallerFocus((times) => times + 1);
          }}
          onAgain={(order) => change({ lines: withPieces(draft.lines, linesAgain(order)) })}
        />
        <Lines
          lines={draft.lines}
          quote={quoting.latest}
          isQuoted={quoting.current !== undefined}
          errors={errors}
          focusedTimes={productFocus}
          onAdd={(line) => {
            const isThere = draft.lines.some(({ productId }) => productId === line.productId);
            if (!isThere) change({ lines: [...draft.lines, line] });
          }}
          onQuantity={(productId, quantity) =>
            change({
              lines: draft.lines.map((line) =>
                line.productId === productId ? { ...line, quantity } : line,
              ),
            })
          }
          onRemove={(productId) =>
            change({ lines: draft.lines.filter((line) => line.productId !== productId) })
          }
        />
      </Column>
      <Column>
        <DeliveryPart
          draft={draft}
          addresses={known?.addresses ?? []}
          isServiceable={quoting.current?.isServiceable}
          errors={errors}
          onAddress={(address) => change({ address })}
          onChange={change}
        />
        <BillPart
          quote={quoting.latest}
          quoteFailed={quoting.failed}
          onRetry={quoting.retry}
          couponCode={draft.couponCode}
          couponError={errors['couponCode']}
          onCoupon={(couponCode) => change({ couponCode })}
          failure={failure?.message}
          isOtherOrder={failure?.code === 'IDEMPOTENCY_KEY_REUSED'}
          onOtherOrder={() => {
            setFailure(undefined);
            change({ key: randomKey() });
          }}
          isTaking={isTaking || (draft.lines.length > 0 && quoting.loading)}
          onTake={() => void submit()}
        />
      </Column>
    </Columns>
  );
}

/** The chosen customer; their first address is the default. */
function useKnownCustomer(draft: Draft, setDraft: (change: (before: Draft) => Draft) => void) {
  const { data } = usePhoneOrderCustomerQuery({
    variables: { id: draft.customer?.id ?? '' },
    skip: draft.customer === null,
    fetchPolicy: 'network-only',
  });
  const known = draft.customer ? data?.phoneOrderCustomer : undefined;
  useEffect(() => {
    if (!known) return;
    setDraft((before) => {
      const isWritten = before.address.line1 !== '';
      if (isWritten || before.customer?.id !== known.customer.id) return before;
      const [first] = known.addresses;
      return first ? { ...before, address: addressFormOf(first) } : before;
    });
  }, [known, setDraft]);
  return known;
}

/** The bill of the draft; the latest one stays on the screen while a newer one is calculated. */
function useQuote(draft: Draft) {
  const input = quoteInput(draft);
  const { data, previousData, error, loading, refetch } = usePhoneOrderQuoteQuery({
    variables: { input: input ?? { lines: [] } },
    skip: input === undefined,
    fetchPolicy: 'no-cache',
  });
  return {
    latest: input === undefined ? undefined : (data ?? previousData)?.phoneOrderQuote,
    /** The quote of the current draft. */
    current: input === undefined ? undefined : data?.phoneOrderQuote,
    loading,
    failed: error !== undefined && input !== undefined,
    // The screen shows a failed quote.
    retry: () => void refetch().catch(() => undefined),
  };
}

/** The input that is missing before the order can be sent. */
function missingOf({ customer, phone, name, lines }: Draft): ShopError | undefined {
  const fields: Record<string, string> = {};
  if (!customer && !phoneCustomerInputLimits.phone.pattern.test(phone.trim()))
    fields['caller'] = t`Choose a customer, or enter a phone number of ten digits`;
  else if (!customer && name.trim() === '') fields['name'] = t`Enter the name of the new customer`;
  if (lines.length === 0) fields['lines'] = t`Add what the customer wants`;
  if (Object.keys(fields).length === 0) return undefined;
  return { code: 'VALIDATION', message: t`Something is still missing.`, fields };
}

/** A refusal with the field names of the screen. */
function atFields(refusal: ShopError): ShopError {
  if (refusal.code === 'SLOT_UNAVAILABLE')
    return { ...refusal, fields: { ...refusal.fields, deliverySlotId: refusal.message } };
  if (refusal.code === 'IDEMPOTENCY_KEY_REUSED')
    return {
      ...refusal,
      message: t`This order was placed already, as it was before your last changes. Look at the customer's last orders before you take another one.`,
    };
  return refusal;
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
    gap: '20px',
    alignItems: 'start',
  },
});

const Column = chakra('div', { base: { display: 'grid', gap: '20px', minWidth: 0 } });
