import { t } from '@lingui/core/macro';
import { useForm } from 'react-hook-form';

import { toShopError } from '../../apollo/shop-error';
import { useChangePasswordMutation } from '../../generated/account/password';
import { MySessionsDocument } from '../../generated/account/sessions';
import { checkNewPassword, passwordHint } from '../../shared/lib/password.rules';
import { showRefusal } from '../../shared/lib/show-refusal';
import { Button } from '../../shared/chakra/button';
import { FormFailure } from '../../shared/chakra/notice';
import { PasswordField } from '../../shared/chakra/fields';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { checkProof, ProofField } from './proof-field';

interface ChangePasswordFormProps {
  /** Where the code is sent if there is no password yet. */
  codeTo?: string;
}

/** Changes a known password, or sets the first password by a code. */
export function ChangePasswordForm({ codeTo }: ChangePasswordFormProps) {
  const { register, handleSubmit, setError, reset, formState } = useForm({
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const { errors, isSubmitting } = formState;
  const { showSuccess } = useMessages();
  // A new password ends the caller's other sessions, so the list is refetched.
  const [changePassword] = useChangePasswordMutation({ refetchQueries: [MySessionsDocument] });

  const submit = handleSubmit(async (input) => {
    try {
      await changePassword({ variables: { input } });
    } catch (error) {
      return showRefusal(toShopError(error), setError, {
        fields: ['currentPassword', 'newPassword'],
        password: 'currentPassword',
      });
    }
    showSuccess(t`Password changed. You are logged out everywhere else.`);
    reset();
  });

  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <ProofField
        codeTo={codeTo}
        label={t`Current password`}
        error={errors.currentPassword?.message}
        {...register('currentPassword', { validate: checkProof(codeTo) })}
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
