import { t } from '@lingui/core/macro';
import { useState, type ReactNode } from 'react';

import { invalidate } from '../../apollo/invalidate';
import { toShopError, type ShopError } from '../../apollo/shop-error';
import { useConfirmEmailMutation } from '../../generated/account/account';
import { Button } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';

interface EmailConfirmationProps {
  /** The token in the link. */
  token: string;
  /** The links shown after the confirmation succeeds or fails. */
  children: ReactNode;
}

/**
 * Confirms the address when the button is pressed, and shows the result. Opening the link alone changes nothing,
 * because mail scanners open every link.
 */
export function EmailConfirmation({ token, children }: EmailConfirmationProps) {
  const [outcome, setOutcome] = useState<{ refusal: ShopError | undefined }>();
  const [confirmEmail, { loading }] = useConfirmEmailMutation({
    // The account now has another address, or a confirmed one: it is refetched when it is next shown.
    update: (cache) => invalidate(cache, 'me'),
    onCompleted: () => setOutcome({ refusal: undefined }),
    onError: (error) => setOutcome({ refusal: toShopError(error) }),
  });

  if (!outcome)
    return (
      <div className="form panel">
        <p>{t`Press the button to confirm that e-mails to this address reach you.`}</p>
        <Button
          size="lg"
          loading={loading}
          onClick={() => void confirmEmail({ variables: { token } })}
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

/** Whether to offer a retry: an expired link and a taken address are always refused. */
const mayHelpAgain = ({ code }: ShopError): boolean =>
  code !== 'LINK_INVALID' && code !== 'EMAIL_TAKEN';
