import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';

import { showRefusal } from '../../shared/lib/show-refusal';
import { CodeRequestFields } from './code-request-fields';
import { useRequestCode, type SentCode } from './use-request-code';

interface CodeRequestProps {
  /** The initial value of the field. */
  to: string;
  onSent: (sent: SentCode) => void;
  onBack: () => void;
}

/** Asks for the email address or phone to send a code to. */
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
      <CodeRequestFields
        {...{ errors, isSubmitting, onBack }}
        field={register('to')}
        backLabel={t`Log in with the password`}
      />
    </form>
  );
}
