import { useForm } from 'react-hook-form';

import { emailMessage, isEmail } from '../../../lib/email.rules';
import { Button } from '../../../ui/button';
import { PasswordField } from '../../../ui/password-field';
import { TextField } from '../../../ui/text-field';
import type { Credentials, LogIn } from '../api/use-log-in';

interface LoginFormProps {
  /** What the e-mail is called: 'User Name' for clients. */
  emailLabel: string;
  buttonLabel: string;
  logIn: LogIn;
  onLoggedIn: () => void;
}

/** E-mail and password, for clients and admins alike. */
export function LoginForm({ emailLabel, buttonLabel, logIn, onLoggedIn }: LoginFormProps) {
  const { register, handleSubmit, formState, setError } = useForm<Credentials>({
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (credentials) => {
    const error = await logIn(credentials);
    if (!error) onLoggedIn();
    else if (error.code === 'WRONG_CREDENTIALS') setError('password', { message: error.message });
  });

  return (
    <form className="form panel" noValidate onSubmit={submit}>
      <TextField
        label={emailLabel}
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...register('email', { validate: (email) => isEmail(email) || emailMessage })}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password', {
          validate: (password) => password.trim() !== '' || 'Password should not be blank',
        })}
      />
      <Button type="submit" size="lg" loading={isSubmitting}>
        {buttonLabel}
      </Button>
    </form>
  );
}
