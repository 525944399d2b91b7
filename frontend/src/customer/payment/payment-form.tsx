import { t } from '@lingui/core/macro';
import { useRef, useState, type FormEvent } from 'react';

import { Button } from '../../shared/chakra/button';
import { TextField } from '../../shared/chakra/fields';
import { checkCard, type CardDetails, type CardFieldErrors } from './card.rules';

interface PaymentFormProps {
  paying: boolean;
  /** What the server found wrong with the fields. */
  serverErrors: CardFieldErrors;
  onPay: (card: CardDetails) => void;
}

/** What the form of a browser holds, as card details. */
function readCard(form: HTMLFormElement): CardDetails {
  const fields = new FormData(form);
  const textOf = (name: keyof CardDetails) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    nameOnCard: textOf('nameOnCard'),
    cardNumber: textOf('cardNumber'),
    expYear: textOf('expYear'),
    cvv: textOf('cvv'),
  };
}

/** The card. Its details stay in the inputs themselves until they are sent. */
export function PaymentForm({ paying, serverErrors, onPay }: PaymentFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [found, setFound] = useState<CardFieldErrors>({});
  const errors = { ...serverErrors, ...found };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (paying) return;
    const card = readCard(event.currentTarget);
    const wrong = checkCard(card, new Date().getFullYear());
    setFound(wrong);
    const [firstWrong] = Object.keys(wrong);
    if (firstWrong === undefined) onPay(card);
    else form.current?.querySelector<HTMLInputElement>(`[name=${firstWrong}]`)?.focus();
  };

  return (
    <form ref={form} className="panel form" noValidate autoComplete="on" onSubmit={submit}>
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
        <TextField
          label={t`Exp year on card`}
          name="expYear"
          inputMode="numeric"
          maxLength={4}
          autoComplete="cc-exp-year"
          error={errors.expYear}
        />
        <TextField
          label="cvv"
          name="cvv"
          inputMode="numeric"
          maxLength={4}
          autoComplete="cc-csc"
          error={errors.cvv}
        />
      </div>
      <Button type="submit" tone="haldi" size="lg" loading={paying}>{t`Make Payment`}</Button>
    </form>
  );
}
