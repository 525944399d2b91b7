import { useForm } from 'react-hook-form';

import type { StaffRole } from '../../generated/graphql';
import { emailMessage, isEmail } from '../../shared/lib/email.rules';
import { showRefusal } from '../../shared/lib/show-refusal';
import { Button } from '../../shared/chakra/button';
import { FormFailure } from '../../shared/chakra/notice';
import { TextField } from '../../shared/chakra/fields';
import { useAddStaff } from './use-add-staff';
import { RoleChoice } from './role-choice';
import './staff-form.css';

interface NewStaff {
  email: string;
  role: StaffRole;
}

/** The form to let somebody into the staff. */
export function StaffForm() {
  const { register, handleSubmit, setError, reset, formState } = useForm<NewStaff>({
    defaultValues: { email: '', role: 'CATALOGUE' },
  });
  const { errors, isSubmitting } = formState;
  const addStaff = useAddStaff();

  const add = handleSubmit(async (input) => {
    const refusal = await addStaff(input);
    if (!refusal) reset();
    else if (refusal.code === 'EMAIL_TAKEN')
      setError('email', { message: refusal.message }, { shouldFocus: true });
    else showRefusal(refusal, setError, { fields: ['email', 'role'] });
  });

  return (
    <form className="form staff-form" noValidate onSubmit={(event) => void add(event)}>
      <TextField
        label="E-mail"
        type="email"
        autoComplete="off"
        hint="A link to choose a password is sent there."
        error={errors.email?.message}
        {...register('email', { validate: (email) => isEmail(email) || emailMessage() })}
      />
      <RoleChoice {...register('role')} />
      <FormFailure text={errors.root?.message} />
      <Button type="submit" loading={isSubmitting}>
        Send invitation
      </Button>
    </form>
  );
}
