import { t } from '@lingui/core/macro';
import { useForm, type FieldPath } from 'react-hook-form';

import { toShopError } from '../../apollo/shop-error';
import type { ContactInput } from '../../generated/graphql';
import { useContactMutation } from '../../generated/storefront/store/contact';
import { formFailure } from '../../shared/lib/failure-texts';
import { Button } from '../../shared/ui/button';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { TextAreaField } from '../../shared/ui/text-area-field';
import { TextField } from '../../shared/ui/text-field';
import { checkFullName, checkSubject } from './contact.rules';

const empty: ContactInput = { fullName: '', email: '', subject: '' };

const isField = (name: string): name is FieldPath<ContactInput> => name in empty;

/** The form for a message to the shop. */
export function ContactForm({ onSent }: { onSent: () => void }) {
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: empty });
  const { errors, isSubmitting } = formState;
  const { showSuccess, showFailure } = useMessages();
  const [sendContact] = useContactMutation();

  const submit = handleSubmit(async (input) => {
    try {
      await sendContact({ variables: { input } });
    } catch (error) {
      showFailure(formFailure());
      for (const [name, message] of Object.entries(toShopError(error).fields)) {
        if (isField(name)) setError(name, { message });
      }
      return;
    }
    showSuccess(t`Your Response submitted sucessfully`);
    onSent();
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
