import { t } from '@lingui/core/macro';
import { useForm } from 'react-hook-form';

import { toShopError } from '../../apollo/shop-error';
import { useDeleteAccountMutation } from '../../generated/account/account';
import { formatPaise } from '../../shared/lib/format-price';
import { checkPasswordGiven } from '../../shared/lib/password.rules';
import { showRefusal } from '../../shared/lib/show-refusal';
import { DialogChoice } from '../../shared/chakra/dialog';
import { FormFailure } from '../../shared/chakra/notice';
import { PasswordField } from '../../shared/chakra/fields';

export interface DeleteAccountFormProps {
  /** The remaining gift credit in paise, which is lost. */
  giftCreditPaise: number;
  /** Called when the account is deleted. */
  onDeleted: () => void;
  onKeep: () => void;
}

/** Says what is erased and what stays, and asks for the password. */
export function DeleteAccountForm(props: DeleteAccountFormProps) {
  const { giftCreditPaise, onDeleted, onKeep } = props;
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = formState;
  const [deleteAccount] = useDeleteAccountMutation();

  const submit = handleSubmit(async ({ password }) => {
    try {
      await deleteAccount({ variables: { password } });
    } catch (error) {
      return showRefusal(toShopError(error), setError, {
        fields: ['password'],
        password: 'password',
      });
    }
    onDeleted();
  });

  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <p>{t`Your name, e-mail address, phone, birthday, saved addresses and cart are erased. Your orders and receipts stay with the shop, as the tax law asks, but without your name.`}</p>
      <p>
        {giftCreditPaise > 0 ? (
          <strong>{t`Your gift credit of ${{ amount: formatPaise(giftCreditPaise) }} is lost.`}</strong>
        ) : (
          t`Gift credit is lost.`
        )}{' '}
        {t`This cannot be undone.`}
      </p>
      <PasswordField
        label={t`Your password`}
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password', { validate: checkPasswordGiven })}
      />
      <FormFailure text={errors.root?.message} />
      <DialogChoice confirmLabel={t`Delete for ever`} loading={isSubmitting} onKeep={onKeep} />
    </form>
  );
}
