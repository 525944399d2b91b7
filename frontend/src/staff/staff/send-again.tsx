import { t } from '@lingui/core/macro';

import type { StaffRowFragment } from '../../generated/graphql';
import { StaffDocument, useAddStaffMutation } from '../../generated/staff/staff/staff';
import { Button } from '../../shared/chakra/button';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { useAttempt } from '../kit/use-attempt';

/** Sends a new link to somebody who has not accepted the invitation. */
export function SendAgain({ member }: { member: StaffRowFragment }) {
  const { showSuccess } = useMessages();
  const attempt = useAttempt();
  const [addStaff, { loading, client }] = useAddStaffMutation();
  const { email, role, customRole } = member;

  const send = async () => {
    const input = { email, role, customRoleId: customRole?.id };
    const isSent = await attempt(() => addStaff({ variables: { input } }));
    if (isSent) showSuccess(t`Invitation sent to ${email}`);
    // They may have accepted it meanwhile.
    else await client.refetchQueries({ include: [StaffDocument] });
  };

  return (
    <Button
      tone="outline"
      loading={loading}
      aria-label={t`Send again to ${email}`}
      onClick={() => void send()}
    >
      {t`Send again`}
    </Button>
  );
}
