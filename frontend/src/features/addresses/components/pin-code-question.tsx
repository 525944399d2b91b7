import { t } from '@lingui/core/macro';
import { useState, type FormEvent } from 'react';

import { toShopError } from '../../../apollo/shop-error';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/text-field';
import { useServiceable } from '../api/use-pin-code-check';
import './pin-code-question.css';

/** Kept in this browser until somebody logs out of it. */
const storageKey = 'pinCode';

/** 'Do we deliver to you?': asked by pin code; the one that is delivered to is remembered. */
export function PinCodeQuestion() {
  const [typed, setTyped] = useState(() => localStorage.getItem(storageKey) ?? '');
  const [served, setServed] = useState(() => localStorage.getItem(storageKey));
  const [error, setError] = useState<string>();
  const [asking, setAsking] = useState(false);
  const ask = useServiceable();

  const type = (text: string) => {
    setTyped(text);
    setServed(null);
    setError(undefined);
  };
  const answer = (pinCode: string, answered: true | string) => {
    if (answered !== true) return setError(answered);
    localStorage.setItem(storageKey, pinCode);
    setServed(pinCode);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const pinCode = typed.trim();
    setError(undefined);
    setAsking(true);
    await ask(pinCode)
      .catch((failure: unknown) => toShopError(failure).message)
      .then((answered) => answer(pinCode, answered));
    setAsking(false);
  };

  return (
    <form
      className="pin-code-question"
      noValidate
      aria-labelledby="pin-code-question"
      onSubmit={(event) => void submit(event)}
    >
      <div>
        <h2 id="pin-code-question">{t`Do we deliver to you?`}</h2>
        <p role="status">
          {served
            ? t`Yes, we deliver to ${{ pinCode: served }}.`
            : t`Type your pin code, and we tell you at once.`}
        </p>
      </div>
      <div className="pin-code-question__fields">
        <TextField
          label={t`Pin code`}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={6}
          value={typed}
          error={error}
          onChange={(event) => type(event.target.value)}
        />
        <Button type="submit" tone="outline" loading={asking}>
          {t`Check`}
        </Button>
      </div>
    </form>
  );
}
