import { t } from '@lingui/core/macro';
import { useRef, useState, type FormEvent } from 'react';

import { SelectField } from '../../shared/ui/select-field';
import { TextField } from '../../shared/ui/text-field';
import { checkCard, type CardDetails, type CardFieldErrors } from './card.rules';
import { PayButton } from './pay-button';

interface PaymentFormProps {
  paying: boolean;
  /** The amount to charge; undefined if the card is only checked. */
  amountPaise: number | undefined;
  /** The fields that the server refused. */
  serverErrors: CardFieldErrors;
  onPay: (card: CardDetails) => void;
}

/** The months as printed on cards; empty for a card without one. */
const monthOptions = ['', ...Array.from({ length: 12 }, (_, index) => String(index + 1))].map(
  (value) => ({ value, label: value === '' ? '–' : value.padStart(2, '0') }),
);

/** The card details in the form. */
function readCard(form: HTMLFormElement): CardDetails {
  const fields = new FormData(form);
  const textOf = (name: keyof CardDetails) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    nameOnCard: textOf('nameOnCard'),
    cardNumber: textOf('cardNumber'),
    expMonth: textOf('expMonth'),
    expYear: textOf('expYear'),
    cvv: textOf('cvv'),
  };
}

/** The form of a card. Its details stay in the inputs until they are sent. */
export function PaymentForm({ paying, amountPaise, serverErrors, onPay }: PaymentFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [found, setFound] = useState<CardFieldErrors>({});
  const errors = { ...serverErrors, ...found };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (paying) return;
    const card = readCard(event.currentTarget);
    const wrong = checkCard(card, new Date());
    setFound(wrong);
    const [firstWrong] = Object.keys(wrong);
    if (firstWrong === undefined) onPay(card);
    else form.current?.querySelector<HTMLInputElement>(`[name=${firstWrong}]`)?.focus();
  };

  return (
    // Where scripts have not loaded yet, a submission must not put the card into the URL.
    <form
      ref={form}
      method="post"
      className="panel form"
      noValidate
      autoComplete="on"
      onSubmit={submit}
    >
      <TextField
        label={t`Name On the Card`}
        name="nameOnCard"
        autoComplete="cc-name"
        error={errors.nameOnCard}
      />
      <TextField
        label={t`Card Number`}
        name="cardNumber"
        inputMode="numeric"
        autoComplete="cc-number"
        error={errors.cardNumber}
      />
      <div className="form__pair">
        <SelectField
          label={t`Exp month on card`}
          name="expMonth"
          autoComplete="cc-exp-month"
          options={monthOptions}
          error={errors.expMonth}
        />
        <TextField
          label={t`Exp year on card`}
          name="expYear"
          inputMode="numeric"
          maxLength={4}
          autoComplete="cc-exp-year"
          error={errors.expYear}
        />
        <TextField
          label={t`cvv`}
          name="cvv"
          inputMode="numeric"
          maxLength={4}
          autoComplete="cc-csc"
          error={errors.cvv}
        />
      </div>
      <PayButton amountPaise={amountPaise} loading={paying} />
    </form>
  );
}
