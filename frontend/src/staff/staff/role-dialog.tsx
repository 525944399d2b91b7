import { t } from '@lingui/core/macro';
import { useForm } from 'react-hook-form';

import { toShopError } from '../../apollo/shop-error';
import { useChangeStaffRoleMutation } from '../../generated/staff/staff/staff';
import type { StaffRowFragment } from '../../generated/graphql';
import { showRefusal } from '../../shared/lib/show-refusal';
import { Button } from '../../shared/chakra/button';
import { Dialog } from '../../shared/chakra/dialog';
import { FormFailure } from '../../shared/chakra/notice';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { roleName } from '../roles/role-texts';
import { RoleChoice } from './role-choice';
import { choiceOf, roleOfChoice } from './role-choice.rules';

interface RoleDialogProps {
  /** The member whose role changes; the dialog is closed without one. */
  member: StaffRowFragment | undefined;
  onClose: () => void;
}

/** Asks for the new role of a member. */
export function RoleDialog({ member, onClose }: RoleDialogProps) {
  return (
    <Dialog title={t`Change role`} open={member !== undefined} onClose={onClose}>
      {member && <RoleForm member={member} onDone={onClose} />}
    </Dialog>
  );
}

function RoleForm({ member, onDone }: { member: StaffRowFragment; onDone: () => void }) {
  const { register, handleSubmit, setError, formState } = useForm<{ role: string }>({
    defaultValues: { role: choiceOf(member.role, member.customRole) },
  });
  const { errors, isSubmitting } = formState;
  const { showSuccess } = useMessages();
  const [changeRole] = useChangeStaffRoleMutation();

  const save = handleSubmit(async ({ role: choice }) => {
    let changed: StaffRowFragment | undefined;
    try {
      const variables = { id: member.id, ...roleOfChoice(choice) };
      changed = (await changeRole({ variables })).data?.changeStaffRole;
    } catch (error) {
      return showRefusal(toShopError(error), setError, { fields: [] });
    }
    if (changed) showSuccess(`${member.email}: ${roleName(changed)}`);
    onDone();
  });

  return (
    <form className="form" noValidate onSubmit={(event) => void save(event)}>
      <p className="long-text">{t`${member.email} may do this from now on:`}</p>
      <RoleChoice {...register('role')} />
      <FormFailure text={errors.root?.message} />
      <Button type="submit" loading={isSubmitting}>
        {t`Save role`}
      </Button>
    </form>
  );
}
