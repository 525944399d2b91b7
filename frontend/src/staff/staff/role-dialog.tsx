import { t } from '@lingui/core/macro';
import { useForm } from 'react-hook-form';

import { CurrentAdminDocument } from '../../generated/session/current-admin';
import { useStaffRolesQuery } from '../../generated/staff/roles/staff-roles';
import { useChangeStaffRoleMutation } from '../../generated/staff/staff/staff';
import type { StaffRowFragment } from '../../generated/graphql';
import { showRefusal } from '../../shared/lib/show-refusal';
import { Button } from '../../shared/chakra/button';
import { Dialog } from '../../shared/chakra/dialog';
import { FormFailure } from '../../shared/chakra/notice';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { ConflictDialog } from '../kit/conflict-dialog';
import { useRecordEditing, type SaveOutcome } from '../kit/use-record-editing';
import { roleName } from '../roles/role-texts';
import { RoleChoice } from './role-choice';
import { choiceOf, roleOfChoice, storedChoice } from './role-choice.rules';

interface RoleDialogProps {
  /** The member whose role changes; the dialog is closed if undefined. */
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
  // It may be the role of the viewer, whose console changes with it.
  const [changeRole] = useChangeStaffRoleMutation({ refetchQueries: [CurrentAdminDocument] });
  const { data } = useStaffRolesQuery();
  const nameOf = (choice: string) => {
    const { role, customRoleId } = roleOfChoice(choice);
    const customRole = data?.staffRoles.custom.find(({ id }) => id === customRoleId);
    return roleName({ role, customRole });
  };
  const editing = useRecordEditing<'role'>({
    record: {
      values: { role: choiceOf(member.role, member.customRole) },
      version: member.roleVersion,
    },
    save: async ({ version: expectedVersion }, { role }) => {
      const variables = { id: member.id, ...roleOfChoice(role), expectedVersion };
      const changed = (await changeRole({ variables })).data?.changeStaffRole;
      if (changed) showSuccess(`${member.email}: ${roleName(changed)}`);
    },
    read: storedChoice,
  });
  const show = (outcome: SaveOutcome) => {
    if (outcome === 'conflict') return;
    if (outcome === 'saved') return onDone();
    showRefusal(outcome, setError, { fields: [] });
  };

  const save = handleSubmit(async ({ role: choice }) => {
    show(await editing.save({ role: choice }));
  });

  return (
    <form className="form" noValidate onSubmit={(event) => void save(event)}>
      <p className="long-text">{t`${member.email} may do this from now on:`}</p>
      <RoleChoice {...register('role')} />
      <p className="long-text">{t`Programs with the tokens they made may do no more than that, either.`}</p>
      <FormFailure text={errors.root?.message} />
      <Button type="submit" loading={isSubmitting || editing.saving}>
        {t`Save role`}
      </Button>
      <ConflictDialog<'role'>
        conflict={editing.conflict}
        saving={editing.saving}
        labelOf={() => t`Role`}
        describe={(_field, choice) => nameOf(choice)}
        onChoose={(against, chosen) => void editing.saveChosen(against, chosen).then(show)}
        onClose={editing.dismiss}
      />
    </form>
  );
}
