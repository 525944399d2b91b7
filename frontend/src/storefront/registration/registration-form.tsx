import { t } from '@lingui/core/macro';
import { useForm, useWatch, type FieldPath } from 'react-hook-form';

import { toShopError } from '../../apollo/shop-error';
import { useRegisterMutation } from '../../generated/storefront/registration/register';
import { formFailure } from '../../shared/lib/failure-texts';
import { passwordHint } from '../../shared/lib/password.rules';
import { Button } from '../../shared/ui/button';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { PasswordField } from '../../shared/ui/password-field';
import { SelectField } from '../../shared/ui/select-field';
import { TextField } from '../../shared/ui/text-field';
import { canSignUp, firstFailure, type Registration } from './registration.rules';

const genders = () => [
  { value: 'MALE', label: t`male` },
  { value: 'FEMALE', label: t`female` },
  { value: 'OTHER', label: t`other` },
];

const empty: Registration = {
  firstName: '',
  lastName: '',
  email: '',
  dateOfBirth: '',
  gender: 'MALE',
  phone: '',
  district: '',
  zipCode: '',
  state: '',
  password: '',
};

const isField = (name: string): name is FieldPath<Registration> => name in empty;

/** The registration form of a customer. */
export function RegistrationForm({ onRegistered }: { onRegistered: () => void }) {
  const form = useForm<Registration>({ defaultValues: empty });
  const { register, control, formState } = form;
  const { errors, isSubmitting } = formState;
  const [firstName, lastName, email, password] = useWatch({
    control,
    name: ['firstName', 'lastName', 'email', 'password'],
  });
  const { showSuccess, showFailure } = useMessages();
  const [sendRegistration] = useRegisterMutation();

  const submit = form.handleSubmit(async (registration) => {
    const failed = firstFailure(registration);
    if (failed) {
      form.setError(failed.field, { message: failed.message }, { shouldFocus: true });
      showFailure(failed.message);
      return;
    }
    const input = { ...registration, dateOfBirth: registration.dateOfBirth || null };
    try {
      await sendRegistration({ variables: { input } });
    } catch (error) {
      showFailure(formFailure());
      for (const [name, message] of Object.entries(toShopError(error).fields)) {
        if (isField(name)) form.setError(name, { message });
      }
      return;
    }
    showSuccess(t`Registration sucessful`);
    onRegistered();
  });

  return (
    <form className="form panel" noValidate onSubmit={submit}>
      <div className="form__pair">
        <TextField
          label={t`FirstName`}
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...register('firstName')}
        />
        <TextField
          label={t`LastName`}
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...register('lastName')}
        />
      </div>
      <TextField
        label={t`Email`}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email')}
      />
      <div className="form__pair">
        <TextField
          label={t`Date Of Birth`}
          type="date"
          autoComplete="bday"
          error={errors.dateOfBirth?.message}
          {...register('dateOfBirth')}
        />
        <SelectField
          label={t`Gender`}
          options={genders()}
          error={errors.gender?.message}
          {...register('gender')}
        />
      </div>
      <div className="form__pair">
        <TextField
          label={t`Phone`}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          error={errors.phone?.message}
          {...register('phone')}
        />
        <TextField
          label={t`District`}
          autoComplete="address-level2"
          error={errors.district?.message}
          {...register('district')}
        />
      </div>
      <div className="form__pair">
        <TextField
          label={t`ZipCode`}
          inputMode="numeric"
          autoComplete="postal-code"
          error={errors.zipCode?.message}
          {...register('zipCode')}
        />
        <TextField
          label={t`state`}
          autoComplete="address-level1"
          error={errors.state?.message}
          {...register('state')}
        />
      </div>
      <PasswordField
        label={t`Password`}
        autoComplete="new-password"
        hint={passwordHint()}
        error={errors.password?.message}
        {...register('password')}
      />
      <Button
        type="submit"
        size="lg"
        loading={isSubmitting}
        disabled={!canSignUp({ firstName, lastName, email, password })}
      >{t`Signup`}</Button>
    </form>
  );
}
