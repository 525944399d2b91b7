import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

import { toShopError } from '../../apollo/shop-error';
import { checkProof, ProofField } from '../../features/account/proof-field';
import { useChangeEmailMutation } from '../../generated/account/account';
import { emailMessage, isEmail } from '../../shared/lib/email.rules';
import { showRefusal } from '../../shared/lib/show-refusal';
import { Button } from '../../shared/chakra/button';
import { FormFailure, Notice } from '../../shared/chakra/notice';
import { TextField } from '../../shared/chakra/fields';

interface ChangeEmailFormProps {
  /** The recipient of the code for a customer without a password. */
  codeTo: string | undefined;
}

/** Requests another email address. It changes when the customer follows the link that is sent to it. */
export function ChangeEmailForm({ codeTo }: ChangeEmailFormProps) {
  const { register, handleSubmit, setError, reset, formState } = useForm({
    defaultValues: { newEmail: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const [sentTo, setSentTo] = useState<string>();
  const [changeEmail] = useChangeEmailMutation();

  const submit = handleSubmit(async (input) => {
    try {
      await changeEmail({ variables: { input } });
    } catch (error) {
      return showRefusal(toShopError(error), setError, {
        fields: ['newEmail', 'password'],
        password: 'password',
      });
    }
    setSentTo(input.newEmail);
    reset();
  });

  if (sentTo !== undefined)
    return (
      <Notice tone="info" focused>
        <p>
          <Trans>
            A link is on its way to <strong className="long-text">{sentTo}</strong>. Follow it to
            confirm the address; until then you log in with the old one.
          </Trans>
        </p>
        <Button tone="quiet" onClick={() => setSentTo(undefined)}>{t`Use another address`}</Button>
      </Notice>
    );
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t`New e-mail address`}
        type="email"
        autoComplete="email"
        hint={t`A link goes there first; the address changes once you follow it.`}
        error={errors.newEmail?.message}
        {...register('newEmail', { validate: (email) => isEmail(email) || emailMessage() })}
      />
      <ProofField
        codeTo={codeTo}
        label={t`Your password`}
        error={errors.password?.message}
        {...register('password', { validate: checkProof(codeTo) })}
      />
      <FormFailure text={errors.root?.message} />
      <Button type="submit" loading={isSubmitting}>{t`Change e-mail address`}</Button>
    </form>
  );
}
