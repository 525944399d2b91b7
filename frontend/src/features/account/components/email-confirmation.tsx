import { t } from '@lingui/core/macro';
import { useState, type ReactNode } from 'react';

import type { ShopError } from '../../../apollo/shop-error';
import { Button } from '../../../shared/ui/button';
import { Notice } from '../../../shared/ui/notice';
import { useConfirmEmail } from '../api/use-confirm-email';

interface EmailConfirmationProps {
  /** What stands in the link. */
  token: string;
  /** The way on, once it is confirmed or cannot be. */
  children: ReactNode;
}

/**
 * Confirms the address at the press of a button, and says what happened. Opening the link alone changes nothing: programs
 * that look through mails open every link.
 */
export function EmailConfirmation({ token, children }: EmailConfirmationProps) {
  const { confirmEmail, loading } = useConfirmEmail();
  const [outcome, setOutcome] = useState<{ refusal: ShopError | undefined }>();

  if (!outcome)
    return (
      <div className="form panel">
        <p>{t`Press the button, and we know that mails to this address reach you.`}</p>
        <Button
          size="lg"
          loading={loading}
          onClick={() => void confirmEmail(token).then((refusal) => setOutcome({ refusal }))}
        >{t`Confirm my e-mail address`}</Button>
      </div>
    );
  const { refusal } = outcome;
  return (
    <>
      <Notice tone={refusal ? 'failure' : 'info'} focused>
        <p>{refusal ? refusal.message : t`Your e-mail address is confirmed. Thank you!`}</p>
        {refusal && mayHelpAgain(refusal) && (
          <Button tone="outline" onClick={() => setOutcome(undefined)}>{t`Try again`}</Button>
        )}
      </Notice>
      {children}
    </>
  );
}

/** A link that is too old stays so, and so does an address that somebody else has by now. */
const mayHelpAgain = ({ code }: ShopError): boolean =>
  code !== 'LINK_INVALID' && code !== 'EMAIL_TAKEN';
