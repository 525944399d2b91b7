import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';

import { showRefusal } from '../../shared/lib/show-refusal';
import { Button } from '../../shared/ui/button';
import { FormFailure } from '../../shared/ui/form-failure';
import { TextField } from '../../shared/ui/text-field';
import type { SentCode } from './code-login';
import { useRequestCode } from './use-request-code';

interface CodeRequestProps {
  /** What stands in the field at first. */
  to: string;
  onSent: (sent: SentCode) => void;
  onBack: () => void;
}

/** Asks for the email address or phone that a code is sent to. */
export function CodeRequest({ to, onSent, onBack }: CodeRequestProps) {
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    defaultValues: { to },
  });
  const { errors, isSubmitting } = formState;
  const request = useRequestCode();
  useEffect(() => setFocus('to'), [setFocus]);

  const submit = handleSubmit(async (values) => {
    const answer = await request(values.to.trim());
    if ('code' in answer) showRefusal(answer, setError, { fields: ['to'] });
    else onSent(answer);
  });

  return (
    <form className="form panel" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t`E-mail or phone`}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        hint={t`We send you a code of six digits.`}
        error={errors.to?.message}
        {...register('to')}
      />
      <FormFailure text={errors.root?.message} />
      <Button type="submit" size="lg" loading={isSubmitting}>
        {t`Send me a code`}
      </Button>
      <Button tone="quiet" onClick={onBack}>
        {t`Log in with the password`}
      </Button>
    </form>
  );
}
