import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';

import { signUpWithCodeInputLimits as limits } from '../../generated/contract';
import { forgotPasswordOf } from '../../shared/lib/paths';
import { showRefusal } from '../../shared/lib/show-refusal';
import { TextField } from '../../shared/ui/text-field';
import { CodeEntry } from './code-entry';
import type { SentCode } from './use-request-code';
import { CodeRequestFields } from './code-request-fields';
import type { LogInByCode } from './use-log-in';
import { useRequestSignUpCode, useSignUpByCode } from './use-sign-up-code';

/** The new customer, as typed. */
interface Newcomer {
  name: string;
  /** Email address or phone. */
  to: string;
}

export interface SignUpByCodeProps {
  /** The input so far. */
  typed: Newcomer;
  /** Called with true before a registration, and with false when it failed: meanwhile the page must not navigate. */
  onLoggingIn?: (loggingIn: boolean) => void;
  onLoggedIn: () => void;
  /** Goes back to the registration by password. */
  onBack: () => void;
}

/** Registers a customer without a password: asks for name and address, then for the code that was sent. */
export function SignUpByCode({ typed, onLoggingIn, onLoggedIn, onBack }: SignUpByCodeProps) {
  const [newcomer, setNewcomer] = useState(typed);
  const [sent, setSent] = useState<SentCode>();
  const request = useRequestSignUpCode();
  const signUp = useSignUpByCode();
  if (!sent)
    return (
      <NewcomerForm
        newcomer={newcomer}
        onSent={(who, code) => {
          setNewcomer(who);
          setSent(code);
        }}
        onBack={onBack}
      />
    );
  const logIn: LogInByCode = async (shown) => {
    onLoggingIn?.(true);
    const refusal = await signUp({ ...shown, name: newcomer.name });
    if (refusal) onLoggingIn?.(false);
    return refusal;
  };
  return (
    <CodeEntry
      {...{ sent, request, logIn, onLoggedIn }}
      hint={sentText(sent)}
      buttonLabel={t`Register and continue`}
      forgotPath={forgotPasswordOf('customer')}
      onSent={setSent}
      onBack={() => setSent(undefined)}
    />
  );
}

interface NewcomerFormProps {
  newcomer: Newcomer;
  onSent: (newcomer: Newcomer, sent: SentCode) => void;
  onBack: () => void;
}

/** Asks for the name, and for the email address or phone to send a code to. */
function NewcomerForm({ newcomer, onSent, onBack }: NewcomerFormProps) {
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    defaultValues: newcomer,
  });
  const { errors, isSubmitting } = formState;
  const request = useRequestSignUpCode();
  useEffect(() => setFocus('name'), [setFocus]);

  const submit = handleSubmit(async (values) => {
    const answer = await request(values.to.trim());
    if ('code' in answer) showRefusal(answer, setError, { fields: ['to'] });
    else onSent({ name: values.name.trim(), to: answer.to }, answer);
  });

  return (
    <form className="form panel" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t`Your name`}
        autoComplete="name"
        maxLength={limits.name.most}
        error={errors.name?.message}
        {...register('name', {
          validate: (name) =>
            name.trim().length >= limits.name.least || t`Name must contain at least 2 characters`,
        })}
      />
      <CodeRequestFields
        {...{ errors, isSubmitting, onBack }}
        field={register('to')}
        backLabel={t`Register with a password`}
      />
    </form>
  );
}

/** Says where the code was sent; the same with or without an account. */
const sentText = ({ to, channel }: SentCode): string =>
  channel === 'PHONE'
    ? t`A code is on its way to ${to}. It is valid for 10 minutes.`
    : t`A code is on its way to ${to}. It is valid for 10 minutes. Look in your spam folder, too.`;
