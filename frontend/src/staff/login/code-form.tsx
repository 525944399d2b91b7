import { t } from '@lingui/core/macro';
import { useEffect, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';

import type { ShopError } from '../../apollo/shop-error';
import { showRefusal } from '../../shared/lib/show-refusal';
import { Button } from '../../shared/ui/button';
import { FormFailure } from '../../shared/ui/form-failure';
import { TextField } from '../../shared/ui/text-field';
import { checkCodeGiven } from '../account/code.rules';

interface CodeFormProps {
  /** Returns the refusal, or undefined. */
  logIn: (code: string) => Promise<ShopError | undefined>;
  onLoggedIn: () => void;
  onBack: () => void;
  /** An alternative login, if there is one. */
  children?: ReactNode;
}

/** Asks members with a second factor for a code, after the password. */
export function CodeForm({ logIn, onLoggedIn, onBack, children }: CodeFormProps) {
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    defaultValues: { code: '' },
  });
  const { errors, isSubmitting } = formState;
  useEffect(() => setFocus('code'), [setFocus]);

  const submit = handleSubmit(async ({ code }) => {
    const refusal = await logIn(code);
    if (refusal) showRefusal(refusal, setError, { fields: ['code'] });
    else onLoggedIn();
  });

  return (
    <form className="form panel" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t`Code`}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        hint={t`The six digits that your app shows, or one of your recovery codes.`}
        error={errors.code?.message}
        {...register('code', { validate: checkCodeGiven })}
      />
      <FormFailure text={errors.root?.message} />
      <Button type="submit" size="lg" loading={isSubmitting}>
        {t`Log in`}
      </Button>
      {children}
      <Button tone="quiet" onClick={onBack}>
        {t`Back to the password`}
      </Button>
      <p>
        {t`Lost your second factor and your recovery codes? Somebody who manages the staff can reset your two-factor login.`}
      </p>
    </form>
  );
}
