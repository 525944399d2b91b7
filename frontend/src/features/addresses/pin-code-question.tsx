import { t } from '@lingui/core/macro';
import { useState, type FormEvent } from 'react';

import { toShopError } from '../../apollo/shop-error';
import { useRemembered } from '../../shared/lib/use-remembered';
import { Button } from '../../shared/ui/button';
import { TextField } from '../../shared/ui/text-field';
import { useServiceable } from './internal/use-pin-code-check';
import './pin-code-question.css';

/** The storage key. Logging out clears it. */
const storageKey = 'pinCode';

const readRemembered = () => localStorage.getItem(storageKey);

/** 'Do we deliver to you?': checks a pin code, and remembers it if it is served. */
export function PinCodeQuestion() {
  const remembered = useRemembered(readRemembered, null);
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const [asking, setAsking] = useState(false);
  const ask = useServiceable();
  const asked = typed ?? remembered ?? '';
  const isServed = asked.trim() === remembered;

  const type = (text: string) => {
    setTyped(text);
    setError(undefined);
  };
  const answer = (pinCode: string, answered: true | string) => {
    if (answered === true) localStorage.setItem(storageKey, pinCode);
    else setError(answered);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const pinCode = asked.trim();
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
          {isServed
            ? t`Yes, we deliver to ${{ pinCode: asked.trim() }}.`
            : t`Type your pin code, and we tell you at once.`}
        </p>
      </div>
      <div className="pin-code-question__fields">
        <TextField
          label={t`Pin code`}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={6}
          value={asked}
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
