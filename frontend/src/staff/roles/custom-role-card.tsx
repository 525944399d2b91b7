import { chakra } from '@chakra-ui/react';
import { t } from '@lingui/core/macro';
import { useState } from 'react';

import type { CustomRoleFieldsFragment } from '../../generated/graphql';
import {
  StaffRolesDocument,
  useRemoveCustomRoleMutation,
} from '../../generated/staff/roles/staff-roles';
import { Button } from '../../shared/chakra/button';
import { ConfirmDialog } from '../../shared/chakra/dialog';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { useAttempt } from '../kit/use-attempt';
import { useCurrentAdmin } from '../use-current-admin';
import { RoleCard } from './role-card';
import { RoleForm } from './role-form';

interface CustomRoleCardProps {
  role: CustomRoleFieldsFragment;
  /** The email addresses of the members with the role. */
  members: readonly string[];
}

/** A custom role, which can be changed, and deleted when nobody has it. */
export function CustomRoleCard({ role, members }: CustomRoleCardProps) {
  const { admin } = useCurrentAdmin();
  const [isChanging, setIsChanging] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const { showSuccess } = useMessages();
  const attempt = useAttempt();
  const [remove, { loading }] = useRemoveCustomRoleMutation({
    refetchQueries: [StaffRolesDocument],
    awaitRefetchQueries: true,
  });
  const { id, name, version } = role;
  const mayGive = role.permissions.every((each) => admin?.permissions.includes(each));

  const confirm = async () => {
    await attempt(async () => {
      await remove({ variables: { id, expectedVersion: version } });
      showSuccess(t`Deleted: ${name}`);
    });
    setIsLeaving(false);
  };

  if (isChanging)
    return (
      <section className="panel" aria-label={name}>
        <RoleForm
          role={role}
          onDone={() => setIsChanging(false)}
          onCancel={() => setIsChanging(false)}
        />
      </section>
    );
  return (
    <RoleCard name={name} permissions={role.permissions} members={members}>
      {mayGive && (
        <Actions>
          <Button tone="outline" aria-label={t`Change ${name}`} onClick={() => setIsChanging(true)}>
            {t`Change`}
          </Button>
          {members.length === 0 && (
            <Button tone="danger" aria-label={t`Delete ${name}`} onClick={() => setIsLeaving(true)}>
              {t`Delete`}
            </Button>
          )}
        </Actions>
      )}
      <ConfirmDialog
        title={t`Delete this role?`}
        open={isLeaving}
        confirmLabel={t`Delete`}
        loading={loading}
        onConfirm={() => void confirm()}
        onClose={() => setIsLeaving(false)}
      >
        <p className="long-text">{t`${name} can be given to nobody any more.`}</p>
      </ConfirmDialog>
    </RoleCard>
  );
}

const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '12px' } });
