import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';

import type { ShopError } from '../../apollo/shop-error';
import { loginWithCodeInputLimits as limits } from '../../generated/contract';
import { showRefusal } from '../../shared/lib/show-refusal';
import { useSecondsUntil } from '../../shared/lib/use-seconds-until';
import { Button } from '../../shared/ui/button';
import { FormFailure } from '../../shared/ui/form-failure';
import { TextField } from '../../shared/ui/text-field';
import { LoginLocked } from './login-locked';
import type { LogInByCode } from './use-log-in';
import type { RequestCode, SentCode } from './use-request-code';

const RESEND_AFTER_MS = 60_000;

/** The error type after too many wrong codes: only then does resetting the password help. */
const locked = 'locked';

interface CodeEntryProps {
  sent: SentCode;
  /** The text that says where the code was sent. */
  hint: string;
  /** Sends a new code. */
  request: RequestCode;
  buttonLabel: string;
  /** The path of the forgotten password screen. */
  forgotPath: string;
  logIn: LogInByCode;
  onLoggedIn: () => void;
  /** A new code was sent. */
  onSent: (sent: SentCode) => void;
  /** Goes back to the choice of address. */
  onBack: () => void;
}

/** Asks for the code that was sent, and logs in when its sixth digit is typed. */
export function CodeEntry(props: CodeEntryProps) {
  const { sent, hint, request, buttonLabel, forgotPath, logIn } = props;
  const { onLoggedIn, onSent, onBack } = props;
  const { register, handleSubmit, setError, setFocus, setValue, formState } = useForm({
    defaultValues: { code: '' },
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting } = formState;
  // While the login is locked, a new code would be refused, too.
  const isLocked = errors.root?.type === locked;
  useEffect(() => setFocus('code'), [setFocus]);

  const show = (refusal: ShopError) => {
    if (refusal.fields['code']) setValue('code', '');
    if (refusal.code === 'TOO_MANY_ATTEMPTS')
      setError('root', { type: locked, message: refusal.message });
    else showRefusal(refusal, setError, { fields: ['code'] });
  };
  const submit = handleSubmit(async ({ code }) => {
    const refusal = await logIn({ to: sent.to, code });
    if (refusal) show(refusal);
    else onLoggedIn();
  });
  const keepDigits = (typed: string) => {
    const code = typed.replace(/\D/g, '').slice(0, 6);
    setValue('code', code);
    if (limits.code.pattern.test(code) && !isSubmitting) void submit();
  };

  return (
    <form className="form panel" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t`Code of six digits`}
        inputMode="numeric"
        autoComplete="one-time-code"
        hint={hint}
        error={errors.code?.message}
        {...register('code', {
          validate: (code) => limits.code.pattern.test(code) || t`The code has six digits`,
          onChange: (event: { target: { value: string } }) => keepDigits(event.target.value),
        })}
      />
      {isLocked ? (
        <LoginLocked text={errors.root?.message} forgotPath={forgotPath} />
      ) : (
        <FormFailure text={errors.root?.message} />
      )}
      <Button type="submit" size="lg" loading={isSubmitting}>
        {buttonLabel}
      </Button>
      {!isLocked && <SendAgain {...{ sent, request, onSent }} onRefused={show} />}
      <Button tone="quiet" onClick={onBack}>
        {t`Another e-mail address or phone`}
      </Button>
    </form>
  );
}

interface SendAgainProps {
  sent: SentCode;
  request: RequestCode;
  onSent: (sent: SentCode) => void;
  onRefused: (refusal: ShopError) => void;
}

/** Sends a new code, one minute after the previous one at the earliest. */
function SendAgain({ sent, request, onSent, onRefused }: SendAgainProps) {
  const seconds = useSecondsUntil(sent.sentAtMs + RESEND_AFTER_MS);
  const [isSentAgain, setSentAgain] = useState(false);
  const send = async () => {
    const answer = await request(sent.to);
    if ('code' in answer) return onRefused(answer);
    setSentAgain(true);
    onSent(answer);
  };
  return (
    <>
      <Button tone="outline" disabled={seconds > 0} onClick={() => void send()}>
        {seconds > 0 ? t`Send a new code in ${seconds} s` : t`Send a new code`}
      </Button>
      <p role="status">{isSentAgain && t`A new code is on its way. The one before has ended.`}</p>
    </>
  );
}
