import { t } from '@lingui/core/macro';

import type { StaffRowFragment } from '../../generated/graphql';
import { useResetStaffTwoFactorMutation } from '../../generated/staff/staff/staff';
import { ConfirmDialog } from '../../shared/chakra/dialog';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { useAttempt } from '../kit/use-attempt';

interface ResetTwoFactorDialogProps {
  /** The member; the dialog is closed if undefined. */
  member: StaffRowFragment | undefined;
  onClose: () => void;
}

/** Turns off the two-factor login of a member who has lost their phone. */
export function ResetTwoFactorDialog({ member, onClose }: ResetTwoFactorDialogProps) {
  const { showSuccess } = useMessages();
  const attempt = useAttempt();
  const [reset, { loading }] = useResetStaffTwoFactorMutation();
  const email = member?.email ?? '';

  const confirm = async () => {
    if (!member) return;
    await attempt(async () => {
      await reset({ variables: { id: member.id } });
      showSuccess(t`${email} logs in with the password only`);
    });
    onClose();
  };

  return (
    <ConfirmDialog
      title={t`Reset two-factor login?`}
      open={member !== undefined}
      confirmLabel={t`Reset`}
      loading={loading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p className="long-text">
        {t`${email} is logged out everywhere, and logs in with the password only. Make sure that it is really them who asks.`}
      </p>
    </ConfirmDialog>
  );
}
