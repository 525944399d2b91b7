import { t } from '@lingui/core/macro';
import { useForm } from 'react-hook-form';

import { toShopError } from '../../apollo/shop-error';
import { SignUpByCode, useChosenCode } from '../../features/session/choose-code';
import type { LogIn } from '../../features/session/use-log-in';
import { signUpInputLimits as limits } from '../../generated/contract';
import { useSignUpMutation } from '../../generated/customer/guest-cart/sign-up';
import type { SignUpInput } from '../../generated/graphql';
import { emailMessage, isEmail } from '../../shared/lib/email.rules';
import { checkNewPassword, passwordHint } from '../../shared/lib/password.rules';
import { showRefusal } from '../../shared/lib/show-refusal';
import { Button } from '../../shared/ui/button';
import { FormFailure } from '../../shared/ui/form-failure';
import { PasswordField } from '../../shared/ui/password-field';
import { TextField } from '../../shared/ui/text-field';

const empty: SignUpInput = { name: '', phone: '', email: '', password: '' };

interface SignUpFormProps {
  logIn: LogIn;
  /** Called before an attempt to register by a code, and after a failed one. */
  onLoggingIn: (loggingIn: boolean) => void;
  onLoggedIn: () => void;
}

/** Registers with only the data that an order needs, or by a code, and logs in. Shows all invalid fields at once. */
export function SignUpForm({ logIn, onLoggingIn, onLoggedIn }: SignUpFormProps) {
  const { register, handleSubmit, formState, setError, getValues } = useForm<SignUpInput>({
    defaultValues: empty,
  });
  const { errors, isSubmitting } = formState;
  const [signUp] = useSignUpMutation();
  const { byCode, chooseCode, leaveCode } = useChosenCode();

  const submit = handleSubmit(async (input) => {
    try {
      await signUp({ variables: { input } });
    } catch (error) {
      showRefusal(toShopError(error), setError, { fields: ['name', 'phone', 'email', 'password'] });
      return;
    }
    const refusal = await logIn({ email: input.email, password: input.password });
    if (refusal) setError('root', { message: refusal.message });
    else onLoggedIn();
  });

  if (byCode) {
    const { name, phone, email } = getValues();
    return (
      <SignUpByCode
        {...{ onLoggingIn, onLoggedIn }}
        typed={{ name, to: phone || email }}
        onBack={leaveCode}
      />
    );
  }
  return (
    <form className="form" noValidate onSubmit={submit}>
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
      <TextField
        label={t`Phone`}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={10}
        error={errors.phone?.message}
        {...register('phone', {
          validate: (phone) => limits.phone.pattern.test(phone.trim()) || t`Phone has ten digits`,
        })}
      />
      <TextField
        label={t`E-mail`}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email', { validate: (email) => isEmail(email.trim()) || emailMessage() })}
      />
      <PasswordField
        label={t`Password`}
        autoComplete="new-password"
        hint={passwordHint()}
        error={errors.password?.message}
        {...register('password', { validate: checkNewPassword })}
      />
      <FormFailure text={errors.root?.message} />
      <Button type="submit" tone="haldi" size="lg" loading={isSubmitting}>
        {t`Register and continue`}
      </Button>
      <Button tone="outline" size="lg" onClick={chooseCode}>
        {t`Get a code instead`}
      </Button>
    </form>
  );
}
