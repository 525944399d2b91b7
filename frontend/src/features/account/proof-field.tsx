import { t } from '@lingui/core/macro';
import { useState, type ComponentProps } from 'react';

import { toShopError } from '../../apollo/shop-error';
import { useRequestLoginCodeMutation } from '../../generated/session/login-code';
import { Button } from '../../shared/chakra/button';
import { PasswordField, TextField } from '../../shared/chakra/fields';
import { checkPasswordGiven } from '../../shared/lib/password.rules';

interface ProofFieldProps extends ComponentProps<typeof PasswordField> {
  /** Where the code is sent that replaces the password; undefined if there is a password. */
  codeTo: string | undefined;
}

/**
 * Reauthenticates the user before a sensitive change: by password, or by a code if they have none. Takes
 * react-hook-form's register.
 */
export const ProofField = ({ codeTo, ...field }: ProofFieldProps) =>
  codeTo === undefined ? (
    <PasswordField autoComplete="current-password" {...field} />
  ) : (
    <CodeField {...field} codeTo={codeTo} label={t`Code of six digits`} />
  );

/** Validates the typed password or code. */
export const checkProof =
  (codeTo: string | undefined) =>
  (text: string): true | string =>
    codeTo === undefined
      ? checkPasswordGiven(text)
      : /^(\D*\d){6}\D*$/.test(text) || t`The code has six digits`;

/** Sends a code, and has the field to enter it. */
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
