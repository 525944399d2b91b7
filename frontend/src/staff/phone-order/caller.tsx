import { chakra } from '@chakra-ui/react';
import { plural, t } from '@lingui/core/macro';

import { failureOf } from '../../apollo/shop-error';
import { usePhoneOrderCustomersQuery } from '../../generated/staff/phone-order/phone-order';
import { Button } from '../../shared/chakra/button';
import { TextField } from '../../shared/chakra/fields';
import { fullNameOf } from '../../shared/lib/full-name';
import { formatPaise } from '../../shared/lib/format-price';
import { formatInstant } from '../../shared/lib/ist-time';
import { localName } from '../../shared/lib/local-name';
import type { Draft, KnownCustomer, LastOrder } from './draft.rules';
import { Part } from './part';
import { SearchField } from './search-field';

interface CallerProps {
  draft: Draft;
  /** The chosen customer with addresses and orders, once loaded. */
  known: KnownCustomer | undefined;
  errors: Readonly<Record<string, string>>;
  focusedTimes: number;
  onType: (changes: Partial<Pick<Draft, 'phone' | 'name'>>) => void;
  onChoose: (customer: Draft['customer']) => void;
  onAgain: (order: LastOrder) => void;
}

/** The caller: found by phone first, or a new customer. */
export function Caller({ draft, known, errors, ...props }: CallerProps) {
  const { customer } = draft;
  return (
    <Part title={t`Customer`}>
      {customer ? (
        <>
          <Chosen>
            <strong>{customer.name}</strong>
            <span>{customer.phone}</span>
            <Button tone="outline" onClick={() => props.onChoose(null)}>{t`Somebody else`}</Button>
          </Chosen>
          {errors['customerId'] && <p role="alert">{errors['customerId']}</p>}
          {known && known.lastOrders.length > 0 && (
            <Orders aria-label={t`Last orders`}>
              {known.lastOrders.map((order) => (
                <li key={order.id}>
                  <span>
                    {t`Order ${order.id}`} · {formatInstant(order.placedAt)} ·{' '}
                    {formatPaise(order.bill.toPayPaise)}
                    <Names>{order.lines.map((line) => localName(line)).join(', ')}</Names>
                  </span>
                  <Button
                    tone="outline"
                    aria-label={t`The same again as order ${order.id}`}
                    onClick={() => props.onAgain(order)}
                  >{t`Same again`}</Button>
                </li>
              ))}
            </Orders>
          )}
        </>
      ) : (
        <NewCaller draft={draft} errors={errors} {...props} />
      )}
    </Part>
  );
}

function NewCaller({
  draft,
  errors,
  focusedTimes,
  onType,
  onChoose,
}: Omit<CallerProps, 'known' | 'onAgain'>) {
  const text = draft.phone.trim();
  const { data, previousData, error } = usePhoneOrderCustomersQuery({
    variables: { text },
    skip: text === '',
    fetchPolicy: 'network-only',
  });
  const failure = text === '' ? undefined : failureOf(error);
  const found = text === '' || failure ? [] : ((data ?? previousData)?.phoneOrderCustomers ?? []);
  const isNew = data?.phoneOrderCustomers.length === 0;
  return (
    <>
      <SearchField
        label={t`Phone or name`}
        placeholder={t`Phone (also its last digits) or name`}
        inputMode="tel"
        typed={draft.phone}
        onTyped={(phone) => onType({ phone })}
        choices={found.map((each) => ({
          value: each.id,
          label: fullNameOf(each),
          note: [each.phone, each.email || (!each.hasLogin && t`by phone only`)]
            .filter(Boolean)
            .join(' · '),
        }))}
        isLoading={text !== '' && !data && !error}
        onChoose={(id) => {
          const one = found.find((each) => each.id === id);
          if (one) onChoose({ id, name: fullNameOf(one), phone: one.phone });
        }}
        status={
          failure
            ? ''
            : isNew
              ? t`Not known yet: enter the whole phone number here, and the name below.`
              : plural(found.length, { one: '# customer found', other: '# customers found' })
        }
        error={errors['caller'] ?? failure?.message}
        focusedTimes={focusedTimes}
      />
      <TextField
        label={t`Name of a new customer`}
        value={draft.name}
        maxLength={100}
        autoComplete="off"
        error={errors['name']}
        onChange={(event) => onType({ name: event.target.value })}
      />
    </>
  );
}

const Chosen = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', alignItems: 'center' },
});

const Orders = chakra('ul', {
  base: {
    display: 'grid',
    gap: '8px',
    padding: 0,
    listStyle: 'none',
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '4px 16px',
      alignItems: 'center',
      justifyContent: 'space-between',
    },
  },
});

const Names = chakra('span', {
  base: { display: 'block', fontSize: '14px', color: 'soft', overflowWrap: 'anywhere' },
});
