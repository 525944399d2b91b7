import { t } from '@lingui/core/macro';
import { useForm } from 'react-hook-form';

import { toShopError } from '../../apollo/shop-error';
import { useChangeNameMutation } from '../../generated/account/account';
import { signUpWithCodeInputLimits as limits } from '../../generated/contract';
import type { ProfileFieldsFragment } from '../../generated/graphql';
import { fullNameOf } from '../../shared/lib/full-name';
import { showRefusal } from '../../shared/lib/show-refusal';
import { Button } from '../../shared/chakra/button';
import { FormFailure, KeepUnsaved } from '../../shared/chakra/notice';
import { TextField } from '../../shared/chakra/fields';
import { useMessages } from '../../shared/ui/messages/use-messages';

/** Changes the name of the customer. */
export function ChangeNameForm({
  firstName,
  lastName,
}: Pick<ProfileFieldsFragment, 'firstName' | 'lastName'>) {
  const { register, handleSubmit, setError, reset, formState } = useForm({
    defaultValues: { name: fullNameOf({ firstName, lastName }) },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const { showSuccess } = useMessages();
  const [changeName] = useChangeNameMutation();

  const submit = handleSubmit(async (variables) => {
    try {
      await changeName({ variables });
    } catch (error) {
      return showRefusal(toShopError(error), setError, { fields: ['name'] });
    }
    reset(variables);
    showSuccess(t`Name changed.`);
  });

  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
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
      <KeepUnsaved hasChanges={isDirty} />
      <FormFailure text={errors.root?.message} />
      <Button type="submit" loading={isSubmitting}>{t`Change name`}</Button>
    </form>
  );
}
