import { t } from '@lingui/core/macro';

import type { StaffRowFragment } from '../../generated/graphql';
import { StaffDocument, useRemoveStaffMutation } from '../../generated/staff/staff/staff';
import { ConfirmDialog } from '../../shared/chakra/dialog';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { useAttempt } from '../kit/use-attempt';

interface RemoveDialogProps {
  /** The member or invited person to remove; the dialog is closed if undefined. */
  member: StaffRowFragment | undefined;
  onClose: () => void;
}

/** Asks for confirmation before a member is removed from the staff, or an invitation withdrawn. */
export function RemoveDialog({ member, onClose }: RemoveDialogProps) {
  const { showSuccess } = useMessages();
  const attempt = useAttempt();
  // Not awaited: it is refused to those who remove themselves.
  const [removeStaff, { loading }] = useRemoveStaffMutation({ refetchQueries: [StaffDocument] });

  const confirm = async (leaving: StaffRowFragment) => {
    await attempt(async () => {
      await removeStaff({ variables: { id: leaving.id } });
      showSuccess(
        leaving.invitedUntil
          ? t`Invitation of ${leaving.email} withdrawn`
          : t`${leaving.email} is no longer in the staff`,
      );
    });
    onClose();
  };

  const email = member?.email ?? '';
  const isInvited = Boolean(member?.invitedUntil);
  return (
    <ConfirmDialog
      title={isInvited ? t`Withdraw the invitation?` : t`Remove from the staff?`}
      open={member !== undefined}
      confirmLabel={isInvited ? t`Withdraw` : t`Remove`}
      loading={loading}
      onConfirm={() => member && void confirm(member)}
      onClose={onClose}
    >
      <p className="long-text">
        {isInvited
          ? t`The link that was sent to ${email} stops working.`
          : t`${email} is logged out everywhere, and the tokens they made stop working. The audit log keeps what they did.`}
      </p>
    </ConfirmDialog>
  );
}
