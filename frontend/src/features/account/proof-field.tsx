import { t } from '@lingui/core/macro';
import { useState, type ComponentProps } from 'react';

import { toShopError } from '../../apollo/shop-error';
import { useRequestLoginCodeMutation } from '../../generated/session/login-code';
import { Button } from '../../shared/chakra/button';
import { PasswordField, TextField } from '../../shared/chakra/fields';
import { checkPasswordGiven } from '../../shared/lib/password.rules';

interface ProofFieldProps extends ComponentProps<typeof PasswordField> {
  /** Where a code goes that stands in for the password; nothing for who has one. */
  codeTo: string | undefined;
}

/**
 * Asks who changes something grave to show that it is them: by their password, or by a code where they have none. Takes
 * react-hook-form's register.
 */
export const ProofField = ({ codeTo, ...field }: ProofFieldProps) =>
  codeTo === undefined ? (
    <PasswordField autoComplete="current-password" {...field} />
  ) : (
    <CodeField {...field} codeTo={codeTo} label={t`Code of six digits`} />
  );

/** Whether a password or a code was typed, or what is wrong with it. */
export const checkProof =
  (codeTo: string | undefined) =>
  (text: string): true | string =>
    codeTo === undefined
      ? checkPasswordGiven(text)
      : /^(\D*\d){6}\D*$/.test(text) || t`The code has six digits`;

/** Sends a code, and takes it. */
function CodeField({ codeTo, ...field }: ProofFieldProps & { codeTo: string }) {
  const [request] = useRequestLoginCodeMutation();
  const [said, setSaid] = useState('');
  const send = async () => {
    try {
      await request({ variables: { input: { to: codeTo } } });
      setSaid(t`A code is on its way to ${{ to: codeTo }}. It is valid for 10 minutes.`);
    } catch (error) {
      setSaid(toShopError(error).message);
    }
  };
  return (
    <>
      <Button tone="outline" onClick={() => void send()}>{t`Send me a code`}</Button>
      <p role="status">{said}</p>
      <TextField inputMode="numeric" autoComplete="one-time-code" {...field} />
    </>
  );
}
