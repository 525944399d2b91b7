import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

import { checkNewPassword, passwordHint } from '../../shared/lib/password.rules';
import { showRefusal } from '../../shared/lib/show-refusal';
import { Button } from '../../shared/ui/button';
import { FormFailure } from '../../shared/ui/form-failure';
import { PasswordField } from '../../shared/ui/password-field';
import { TextField } from '../../shared/ui/text-field';
import { useResetPassword } from './use-reset-password';

interface ResetPasswordFormProps {
  /** The token in the link. */
  token: string;
  onLoggedIn: (as: 'customer' | 'admin') => void;
  /** The link was used before or has expired. */
  onLinkInvalid: () => void;
}

/** Sets a new password for the holder of the link. */
export function ResetPasswordForm({ token, onLoggedIn, onLinkInvalid }: ResetPasswordFormProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { password: '', code: '' },
  });
  const [needsCode, setNeedsCode] = useState(false);
  const { errors, isSubmitting } = formState;
  const resetPassword = useResetPassword();

  const submit = handleSubmit(async ({ password, code }) => {
    const outcome = await resetPassword(token, password, code || undefined);
    if (outcome.loggedInAs) onLoggedIn(outcome.loggedInAs);
    else if (outcome.refusal.code === 'LINK_INVALID') onLinkInvalid();
    else {
      if (outcome.refusal.code === 'SECOND_FACTOR_REQUIRED') setNeedsCode(true);
      showRefusal(outcome.refusal, setError, { fields: ['password', 'code'] });
    }
  });

  return (
    <form className="form panel" noValidate onSubmit={(event) => void submit(event)}>
      <p>{t`You are logged in with it at once, and logged out everywhere else.`}</p>
      <PasswordField
        label={t`New password`}
        autoComplete="new-password"
        hint={passwordHint()}
        error={errors.password?.message}
        {...register('password', { validate: checkNewPassword })}
      />
      {needsCode && (
        <TextField
          label={t`Code`}
          autoComplete="one-time-code"
          error={errors.code?.message}
          {...register('code')}
        />
      )}
      <FormFailure text={errors.root?.message} />
      <Button type="submit" size="lg" loading={isSubmitting}>{t`Save and log in`}</Button>
    </form>
  );
}
