import { t } from '@lingui/core/macro';
import { useForm, type FieldPath } from 'react-hook-form';

import type { ContactInput } from '../../generated/graphql';
import { Button } from '../../shared/ui/button';
import { TextAreaField } from '../../shared/ui/text-area-field';
import { TextField } from '../../shared/ui/text-field';
import { useSendContact } from './use-send-contact';
import { checkFullName, checkSubject } from './contact.rules';

const empty: ContactInput = { fullName: '', email: '', subject: '' };

const isField = (name: string): name is FieldPath<ContactInput> => name in empty;

/** A message to the shop. */
export function ContactForm({ onSent }: { onSent: () => void }) {
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: empty });
  const { errors, isSubmitting } = formState;
  const sendContact = useSendContact();

  const submit = handleSubmit(async (input) => {
    const error = await sendContact(input);
    if (!error) return onSent();
    for (const [name, message] of Object.entries(error.fields)) {
      if (isField(name)) setError(name, { message });
    }
  });

  return (
    <form className="form panel" noValidate onSubmit={submit}>
      <TextField
        label={t`Full Name`}
        autoComplete="name"
        error={errors.fullName?.message}
        {...register('fullName', { validate: checkFullName })}
      />
      <TextField
        label={t`Email`}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email')}
      />
      <TextAreaField
        label={t`Subject`}
        error={errors.subject?.message}
        {...register('subject', { validate: checkSubject })}
      />
      <Button type="submit" size="lg" loading={isSubmitting}>{t`Submit`}</Button>
    </form>
  );
}
