import { t } from '@lingui/core/macro';
import { useForm } from 'react-hook-form';

import { toShopError } from '../../apollo/shop-error';
import { StaffDocument, useAddStaffMutation } from '../../generated/staff/staff/staff';
import { emailMessage, isEmail } from '../../shared/lib/email.rules';
import { showRefusal } from '../../shared/lib/show-refusal';
import { Button } from '../../shared/chakra/button';
import { FormFailure } from '../../shared/chakra/notice';
import { TextField } from '../../shared/chakra/fields';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { UnsavedGuard } from '../kit/unsaved-guard';
import { RoleChoice } from './role-choice';
import { roleOfChoice } from './role-choice.rules';

interface NewStaff {
  email: string;
  /** A choice of `RoleChoice`. */
  role: string;
}

/** The form that invites a new member of the staff. */
export function StaffForm() {
  const { register, handleSubmit, setError, reset, formState } = useForm<NewStaff>({
    defaultValues: { email: '', role: 'CATALOGUE' },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const { showSuccess } = useMessages();
  const [addStaff] = useAddStaffMutation({
    refetchQueries: [StaffDocument],
    awaitRefetchQueries: true,
  });

  const add = handleSubmit(async ({ email, role }) => {
    try {
      await addStaff({ variables: { input: { email, ...roleOfChoice(role) } } });
    } catch (error) {
      const refusal = toShopError(error);
      if (refusal.code === 'EMAIL_TAKEN')
        setError('email', { message: refusal.message }, { shouldFocus: true });
      else showRefusal(refusal, setError, { fields: ['email', 'role'] });
      return;
    }
    showSuccess(t`Invitation sent to ${email}`);
    reset();
  });

  return (
    <form className="form staff-form" noValidate onSubmit={(event) => void add(event)}>
      <TextField
        label={t`E-mail`}
        type="email"
        autoComplete="off"
        hint={t`A link to choose a password is sent there.`}
        error={errors.email?.message}
        {...register('email', { validate: (email) => isEmail(email) || emailMessage() })}
      />
      <RoleChoice {...register('role')} />
      <FormFailure text={errors.root?.message} />
      <Button type="submit" loading={isSubmitting}>
        {t`Send invitation`}
      </Button>
      <UnsavedGuard hasChanges={isDirty} isSaving={isSubmitting} />
    </form>
  );
}
