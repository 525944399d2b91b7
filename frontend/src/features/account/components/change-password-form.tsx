import { t } from '@lingui/core/macro';
import { useForm } from 'react-hook-form';

import {
  checkNewPassword,
  checkPasswordGiven,
  passwordHint,
} from '../../../shared/lib/password.rules';
import { showRefusal } from '../../../shared/lib/show-refusal';
import { Button } from '../../../shared/chakra/button';
import { FormFailure } from '../../../shared/chakra/notice';
import { PasswordField } from '../../../shared/chakra/fields';
import { useChangePassword } from '../api/use-change-password';

/** A new password, by who knows the old one. */
export function ChangePasswordForm() {
  const { register, handleSubmit, setError, reset, formState } = useForm({
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const { errors, isSubmitting } = formState;
  const changePassword = useChangePassword();

  const submit = handleSubmit(async (input) => {
    const refusal = await changePassword(input);
    if (!refusal) return reset();
    showRefusal(refusal, setError, {
      fields: ['currentPassword', 'newPassword'],
      password: 'currentPassword',
    });
  });

  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <PasswordField
        label={t`Current password`}
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...register('currentPassword', { validate: checkPasswordGiven })}
      />
      <PasswordField
        label={t`New password`}
        autoComplete="new-password"
        hint={passwordHint()}
        error={errors.newPassword?.message}
        {...register('newPassword', { validate: checkNewPassword })}
      />
      <FormFailure text={errors.root?.message} />
      <Button type="submit" loading={isSubmitting}>{t`Change password`}</Button>
    </form>
  );
}
