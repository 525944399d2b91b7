import { useState, type FormEvent } from 'react';

import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { TextField } from '../../../ui/text-field';

/** 'Redeem Gift': the button and its voucher dialog. */
export function RedeemGift() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button tone="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Redeem Gift
      </Button>
      <Dialog title="Redeem Gift" open={open} onClose={() => setOpen(false)}>
        <VoucherForm />
      </Dialog>
    </>
  );
}

/** No voucher has been issued yet, so no code can be right; the form says so and sends nothing. */
function VoucherForm() {
  const [error, setError] = useState<string>();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = new FormData(event.currentTarget).get('code');
    const isBlank = typeof code !== 'string' || code.trim() === '';
    setError(isBlank ? 'Enter the code of your voucher.' : 'No voucher with this code is active.');
  };

  return (
    <form className="form" noValidate onSubmit={submit}>
      <p>Gift vouchers will be redeemable here soon. At present none is active.</p>
      <TextField
        label="Voucher code"
        name="code"
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
      />
      <Button type="submit">Redeem</Button>
    </form>
  );
}
