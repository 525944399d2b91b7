import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

import { emailMessage, isEmail } from '../../shared/lib/email.rules';
import { checkPasswordGiven } from '../../shared/lib/password.rules';
import { Button } from '../../shared/ui/button';
import { Link } from '../../shared/ui/link';
import { PasswordField } from '../../shared/ui/password-field';
import { TextField } from '../../shared/ui/text-field';
import { CodeLogin } from './code-login';
import { LoginLocked } from './login-locked';
import type { Credentials, LogIn, LogInByCode } from './use-log-in';

interface LoginFormProps {
  /** The label of the email field: 'User Name' for customers. */
  emailLabel: string;
  buttonLabel: string;
  /** The path of the forgotten password screen. */
  forgotPath: string;
  logIn: LogIn;
  /** Logs in by a code instead of the password; omitted for staff. */
  logInByCode?: LogInByCode;
  onLoggedIn: () => void;
}

/** The login form of customers and staff. */
export function LoginForm(props: LoginFormProps) {
  const { emailLabel, buttonLabel, forgotPath, logIn, logInByCode, onLoggedIn } = props;
  const { register, handleSubmit, formState, setError, getValues } = useForm<Credentials>({
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const [byCode, setByCode] = useState(false);

  const submit = handleSubmit(async (credentials) => {
    const error = await logIn(credentials);
    if (!error) onLoggedIn();
    else if (error.code === 'WRONG_CREDENTIALS') setError('password', { message: error.message });
    else if (error.code === 'TOO_MANY_ATTEMPTS') setError('root', { message: error.message });
  });

  if (byCode && logInByCode)
    return (
      <CodeLogin
        {...{ buttonLabel, forgotPath, onLoggedIn }}
        typed={getValues('email')}
        logIn={logInByCode}
        onBack={() => setByCode(false)}
      />
    );
  return (
    <form className="form panel" noValidate onSubmit={submit}>
      <TextField
        label={emailLabel}
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...register('email', { validate: (email) => isEmail(email) || emailMessage() })}
      />
      <PasswordField
        label={t`Password`}
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password', { validate: checkPasswordGiven })}
      />
      {errors.root && <LoginLocked text={errors.root.message} forgotPath={forgotPath} />}
      <Button type="submit" size="lg" loading={isSubmitting}>
        {buttonLabel}
      </Button>
      {logInByCode && (
        <Button tone="outline" size="lg" onClick={() => setByCode(true)}>
          {t`Get a code instead`}
        </Button>
      )}
      <Link to={forgotPath} className="text-link form__link">{t`Forgot password?`}</Link>
    </form>
  );
}
