import { t } from '@lingui/core/macro';
import { useState } from 'react';

import { Button } from '../../shared/chakra/button';
import { Dialog } from '../../shared/chakra/dialog';
import { DeleteAccountForm, type DeleteAccountFormProps } from './delete-account-form';

/** The button that deletes the account, and the dialog that explains the consequences. */
export function DeleteAccount(form: Omit<DeleteAccountFormProps, 'onKeep'>) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        tone="danger"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >{t`Delete my account`}</Button>
      <Dialog title={t`Delete your account?`} open={open} onClose={close}>
        <DeleteAccountForm {...form} onKeep={close} />
      </Dialog>
    </>
  );
}
