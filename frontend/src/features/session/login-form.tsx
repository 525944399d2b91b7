import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';

import { emailMessage, isEmail } from '../../shared/lib/email.rules';
import { checkPasswordGiven } from '../../shared/lib/password.rules';
import { Button } from '../../shared/ui/button';
import { Link } from '../../shared/ui/link';
import { Notice } from '../../shared/ui/notice';
import { PasswordField } from '../../shared/ui/password-field';
import { TextField } from '../../shared/ui/text-field';
import type { Credentials, LogIn } from './use-log-in';

interface LoginFormProps {
  /** The label of the email field: 'User Name' for customers. */
  emailLabel: string;
  buttonLabel: string;
  /** The path of the forgotten password. */
  forgotPath: string;
  logIn: LogIn;
  onLoggedIn: () => void;
}

/** The login form of customers and staff. */
export function LoginForm(props: LoginFormProps) {
  const { emailLabel, buttonLabel, forgotPath, logIn, onLoggedIn } = props;
  const { register, handleSubmit, formState, setError } = useForm<Credentials>({
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (credentials) => {
    const error = await logIn(credentials);
    if (!error) onLoggedIn();
    else if (error.code === 'WRONG_CREDENTIALS') setError('password', { message: error.message });
    else if (error.code === 'TOO_MANY_ATTEMPTS') setError('root', { message: error.message });
  });

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
      {errors.root && (
        <Notice tone="warning">
          <p>{errors.root.message}</p>
          <p>
            <Trans>
              Is it your account? A link to your e-mail address lets you in at once:{' '}
              <Link to={forgotPath} className="notice__link">
                choose a new password
              </Link>
              .
            </Trans>
          </p>
        </Notice>
      )}
      <Button type="submit" size="lg" loading={isSubmitting}>
        {buttonLabel}
      </Button>
      <Link to={forgotPath} className="text-link form__link">{t`Forgot password?`}</Link>
    </form>
  );
}
