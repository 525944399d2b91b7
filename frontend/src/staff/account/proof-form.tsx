import { t } from '@lingui/core/macro';
import { useForm } from 'react-hook-form';

import type { PasskeyAnswerInput } from '../../generated/graphql';
import { DialogChoice } from '../../shared/chakra/dialog';
import { PasswordField, TextField } from '../../shared/chakra/fields';
import { FormFailure } from '../../shared/chakra/notice';
import { checkPasswordGiven } from '../../shared/lib/password.rules';
import { showRefusal } from '../../shared/lib/show-refusal';
import { checkCodeGiven, checkNameGiven } from './code.rules';
import { passkeyRefusal, sendWithPasskey } from './passkey';

/** Proves the identity of the caller before a critical action. */
export interface Proof {
  password: string;
  code?: string;
  passkey?: PasskeyAnswerInput;
}

interface ProofFormProps {
  confirmLabel: string;
  /** The look of the confirming button; red by default. */
  tone?: 'solid';
  /** Whether the caller has a second factor, and must give a code or use a passkey. */
  isOn: boolean;
  /** Whether the code may be left empty. */
  hasPasskeys: boolean;
  /** Also asks for the name of a passkey. */
  isNamed?: boolean;
  send: (proof: Proof, name: string) => Promise<void>;
  onKeep: () => void;
}

/** Asks for the password, and for a second factor if the caller has one. */
export function ProofForm(props: ProofFormProps) {
  const { confirmLabel, tone, isOn, hasPasskeys, isNamed, send, onKeep } = props;
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { name: '', password: '', code: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ name, password, code }) => {
    try {
      await sendWithPasskey((passkey) =>
        send({ password, code: code.trim() || undefined, passkey }, name.trim()),
      );
    } catch (error) {
      showRefusal(passkeyRefusal(error), setError, { fields: ['name', 'password', 'code'] });
    }
  });

  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      {isNamed && (
        <TextField
          label={t`Name of the passkey`}
          maxLength={60}
          hint={t`Such as the phone or the security key that has it.`}
          error={errors.name?.message}
          {...register('name', { validate: checkNameGiven })}
        />
      )}
      <PasswordField
        label={t`Your password`}
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password', { validate: checkPasswordGiven })}
      />
      {isOn && (
        <TextField
          label={t`Code`}
          autoComplete="one-time-code"
          hint={
            hasPasskeys
              ? t`A code of your app or a recovery code; leave it empty to use a passkey.`
              : t`The six digits that your app shows, or one of your recovery codes.`
          }
          error={errors.code?.message}
          {...register('code', { validate: hasPasskeys ? undefined : checkCodeGiven })}
        />
      )}
      <FormFailure text={errors.root?.message} />
      <DialogChoice
        confirmLabel={confirmLabel}
        tone={tone}
        keepLabel={t`Cancel`}
        loading={isSubmitting}
        onKeep={onKeep}
      />
    </form>
  );
}
