import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';

import { toShopError } from '../../apollo/shop-error';
import { checkProof, ProofField } from '../../features/account/proof-field';
import { useChangePhoneMutation, useConfirmPhoneMutation } from '../../generated/account/account';
import { changePhoneInputLimits, loginWithCodeInputLimits } from '../../generated/contract';
import { showRefusal } from '../../shared/lib/show-refusal';
import { Button } from '../../shared/chakra/button';
import { FormFailure } from '../../shared/chakra/notice';
import { TextField } from '../../shared/chakra/fields';
import { useMessages } from '../../shared/ui/messages/use-messages';

interface ChangePhoneFormProps {
  /** The recipient of the code for a customer without a password. */
  codeTo: string | undefined;
}

/** Changes the phone; if the shop can send messages to phones, by a code that is sent to the new one. */
export function ChangePhoneForm({ codeTo }: ChangePhoneFormProps) {
  const [sentTo, setSentTo] = useState<string>();
  // Whether the customer returned from the code form, which had the focus.
  const [isBack, setBack] = useState(false);
  const { showSuccess } = useMessages();
  const goBack = () => {
    setSentTo(undefined);
    setBack(true);
  };
  const say = () => showSuccess(t`Phone changed.`);
  const done = () => {
    goBack();
    say();
  };
  return sentTo === undefined ? (
    <NewPhoneForm codeTo={codeTo} isFocused={isBack} onChanged={say} onSent={setSentTo} />
  ) : (
    <CodeForm sentTo={sentTo} onChanged={done} onBack={goBack} />
  );
}

interface NewPhoneFormProps extends ChangePhoneFormProps {
  isFocused: boolean;
  onChanged: () => void;
  /** A code was sent to this phone, which is not stored yet. */
  onSent: (phone: string) => void;
}

function NewPhoneForm({ codeTo, isFocused, onChanged, onSent }: NewPhoneFormProps) {
  const { register, handleSubmit, setError, setFocus, reset, formState } = useForm({
    defaultValues: { newPhone: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const [changePhone] = useChangePhoneMutation();
  useEffect(() => {
    if (isFocused) setFocus('newPhone');
  }, [isFocused, setFocus]);

  const submit = handleSubmit(async ({ newPhone, password }) => {
    const input = { newPhone: plainPhone(newPhone), password };
    let phone;
    try {
      phone = (await changePhone({ variables: { input } })).data?.changePhone.phone;
    } catch (error) {
      return showRefusal(toShopError(error), setError, {
        fields: ['newPhone', 'password'],
        password: 'password',
      });
    }
    if (phone !== input.newPhone) return onSent(input.newPhone);
    reset();
    onChanged();
  });

  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t`New phone`}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        hint={t`Orders that you placed and saved addresses keep the phone they have.`}
        error={errors.newPhone?.message}
        {...register('newPhone', {
          validate: (phone) =>
            changePhoneInputLimits.newPhone.pattern.test(plainPhone(phone)) ||
            t`Phone must contain atleast 10 characters`,
        })}
      />
      <ProofField
        codeTo={codeTo}
        label={t`Your password`}
        error={errors.password?.message}
        {...register('password', { validate: checkProof(codeTo) })}
      />
      <FormFailure text={errors.root?.message} />
      <Button type="submit" loading={isSubmitting}>{t`Change phone`}</Button>
    </form>
  );
}

interface CodeFormProps {
  sentTo: string;
  onChanged: () => void;
  onBack: () => void;
}

/** Takes the code that was sent to the new phone. */
function CodeForm({ sentTo, onChanged, onBack }: CodeFormProps) {
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    defaultValues: { code: '' },
  });
  const { errors, isSubmitting } = formState;
  const [confirmPhone] = useConfirmPhoneMutation();
  useEffect(() => setFocus('code'), [setFocus]);

  const submit = handleSubmit(async ({ code }) => {
    try {
      await confirmPhone({ variables: { code } });
    } catch (error) {
      return showRefusal(toShopError(error), setError, { fields: ['code'] });
    }
    onChanged();
  });

  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <p role="status">
        <Trans>
          A code is on its way to <strong>{sentTo}</strong>. It is valid for 10 minutes; until you
          type it here your old phone stays.
        </Trans>
      </p>
      <TextField
        label={t`Code of six digits`}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={errors.code?.message}
        {...register('code', {
          validate: (code) =>
            loginWithCodeInputLimits.code.pattern.test(code.replace(/[\s-]/g, '')) ||
            t`The code has six digits`,
        })}
      />
      <FormFailure text={errors.root?.message} />
      <Button type="submit" loading={isSubmitting}>{t`Confirm phone`}</Button>
      <Button tone="quiet" onClick={onBack}>{t`Another phone, or a new code`}</Button>
    </form>
  );
}

/** The ten digits of a typed phone number, without +91, 0 or separators, as the server reads it. */
const plainPhone = (typed: string): string =>
  typed.replace(/[\s()-]/g, '').replace(/^(?:\+?91|0)(?=\d{10}$)/, '');
