import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';

import { formatPaise } from '../../../shared/lib/format-price';
import { Button } from '../../../shared/ui/button';
import { Notice } from '../../../shared/ui/notice';
import { TextField } from '../../../shared/ui/text-field';
import { useRedeemGiftVoucher } from './use-redeem-gift-voucher';

/** The form that redeems a voucher. */
export function VoucherForm() {
  const { redeemGiftVoucher, loading } = useRedeemGiftVoucher();
  const [error, setError] = useState<string>();
  const [redeemed, setRedeemed] = useState<{ valuePaise: number; giftCreditPaise: number }>();

  const redeem = async (form: HTMLFormElement) => {
    const code = new FormData(form).get('code');
    const text = typeof code === 'string' ? code.trim() : '';
    setRedeemed(undefined);
    if (text === '') return setError(t`Enter the code of your voucher.`);
    const outcome = await redeemGiftVoucher(text);
    if (outcome.redeemed) {
      setError(undefined);
      setRedeemed(outcome.payload);
      form.reset();
    } else setError(outcome.refusal.fields.code ?? outcome.refusal.message);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!loading) void redeem(event.currentTarget);
  };

  return (
    <form className="form" noValidate onSubmit={submit}>
      <p>{t`Its value is added to your gift credit, which you spend in the cart.`}</p>
      <TextField
        label={t`Voucher code`}
        name="code"
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      {redeemed && (
        <Notice tone="info">
          <p>
            <Trans>
              <strong>{formatPaise(redeemed.valuePaise)} added.</strong> Your gift credit is{' '}
              {formatPaise(redeemed.giftCreditPaise)} now.
            </Trans>
          </p>
        </Notice>
      )}
      <Button type="submit" loading={loading}>{t`Redeem`}</Button>
    </form>
  );
}
