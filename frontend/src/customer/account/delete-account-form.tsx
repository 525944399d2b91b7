import { t } from '@lingui/core/macro';
import { useForm } from 'react-hook-form';

import { failureOf, toShopError } from '../../apollo/shop-error';
import { checkProof, ProofField } from '../../features/account/proof-field';
import { useDeleteAccountMutation } from '../../generated/account/account';
import { formatPaise } from '../../shared/lib/format-price';
import { showRefusal } from '../../shared/lib/show-refusal';
import { paths } from '../../shared/lib/paths';
import { Link } from '../../shared/ui/link';
import { DialogChoice } from '../../shared/chakra/dialog';
import { Notice } from '../../shared/chakra/notice';

export interface DeleteAccountFormProps {
  /** The remaining gift credit in paise, which is lost. */
  giftCreditPaise: number;
  /** The recipient of the code for a customer without a password. */
  codeTo: string | undefined;
  /** Called when the account is deleted. */
  onDeleted: () => void;
  onKeep: () => void;
}

/** States what is erased and what is kept, and asks for the password. */
export function DeleteAccountForm(props: DeleteAccountFormProps) {
  const { giftCreditPaise, codeTo, onDeleted, onKeep } = props;
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = formState;
  const [deleteAccount, { error }] = useDeleteAccountMutation();

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
      <ProofField
        codeTo={codeTo}
        label={t`Your password`}
        error={errors.password?.message}
        {...register('password', { validate: checkProof(codeTo) })}
      />
      {errors.root && (
        <Notice tone="failure">
          <p>
            {errors.root.message}{' '}
            {failureOf(error)?.code === 'ACCOUNT_HAS_OPEN_ORDERS' && (
              <Link className="text-link" to={paths.customerOrders}>
                {t`Go to your orders`}
              </Link>
            )}
          </p>
        </Notice>
      )}
      <DialogChoice confirmLabel={t`Delete for ever`} loading={isSubmitting} onKeep={onKeep} />
    </form>
  );
}
