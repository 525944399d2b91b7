import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

import { toShopError } from '../../apollo/shop-error';
import { useForgotPasswordMutation } from '../../generated/account/password';
import type { AccountKind } from '../../generated/graphql';
import { emailMessage, isEmail } from '../../shared/lib/email.rules';
import { showRefusal } from '../../shared/lib/show-refusal';
import { Button } from '../../shared/ui/button';
import { FormFailure } from '../../shared/ui/form-failure';
import { Notice } from '../../shared/ui/notice';
import { TextField } from '../../shared/ui/text-field';

/** Asks for the email address. The response is the same with or without an account. */
export function ForgotPasswordForm({ kind }: { kind: AccountKind }) {
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { email: '' } });
  const { errors, isSubmitting } = formState;
  const [sentTo, setSentTo] = useState<string>();
  const [askForLink] = useForgotPasswordMutation();

  const submit = handleSubmit(async ({ email }) => {
    try {
      await askForLink({ variables: { input: { kind, email } } });
    } catch (error) {
      return showRefusal(toShopError(error), setError, { fields: ['email'] });
    }
    setSentTo(email);
  });

  if (sentTo !== undefined)
    return (
      <Notice tone="info" focused>
        <p>
          <Trans>
            If there is an account with <strong className="long-text">{sentTo}</strong>, a link to
            choose a new password is on its way to it. It is valid for 30 minutes. Look in your spam
            folder, too.
          </Trans>
        </p>
        <Button tone="quiet" onClick={() => setSentTo(undefined)}>{t`Try again`}</Button>
      </Notice>
    );
  return (
    <form className="form panel" noValidate onSubmit={(event) => void submit(event)}>
      <p>{t`Tell us your e-mail address, and we send you a link to choose a new password.`}</p>
      <TextField
        label={t`Email`}
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...register('email', { validate: (email) => isEmail(email) || emailMessage() })}
      />
      <FormFailure text={errors.root?.message} />
      <Button type="submit" size="lg" loading={isSubmitting}>{t`Send me a link`}</Button>
    </form>
  );
}
