import { t } from '@lingui/core/macro';
import { useForm } from 'react-hook-form';

import { toShopError } from '../../apollo/shop-error';
import type { OwnPasskeyFragment } from '../../generated/graphql';
import { useRenamePasskeyMutation } from '../../generated/staff/account/two-factor';
import { Dialog, DialogChoice } from '../../shared/chakra/dialog';
import { TextField } from '../../shared/chakra/fields';
import { FormFailure } from '../../shared/chakra/notice';
import { showRefusal } from '../../shared/lib/show-refusal';
import { checkNameGiven } from './code.rules';

interface RenamePasskeyDialogProps {
  /** The passkey to rename; the dialog is closed if undefined. */
  passkey: OwnPasskeyFragment | undefined;
  onClose: () => void;
}

/** Renames a passkey. */
export function RenamePasskeyDialog({ passkey, onClose }: RenamePasskeyDialogProps) {
  return (
    <Dialog title={t`Rename the passkey`} open={passkey !== undefined} onClose={onClose}>
      {passkey && <RenameForm passkey={passkey} onClose={onClose} />}
    </Dialog>
  );
}

function RenameForm({ passkey, onClose }: { passkey: OwnPasskeyFragment; onClose: () => void }) {
  const [rename] = useRenamePasskeyMutation();
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { name: passkey.name },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ name }) => {
    try {
      await rename({ variables: { id: passkey.id, name } });
      onClose();
    } catch (error) {
      showRefusal(toShopError(error), setError, { fields: ['name'] });
    }
  });

  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t`Name of the passkey`}
        maxLength={60}
        error={errors.name?.message}
        {...register('name', { validate: checkNameGiven })}
      />
      <FormFailure text={errors.root?.message} />
      <DialogChoice
        tone="solid"
        confirmLabel={t`Save`}
        keepLabel={t`Cancel`}
        loading={isSubmitting}
        onKeep={onClose}
      />
    </form>
  );
}
