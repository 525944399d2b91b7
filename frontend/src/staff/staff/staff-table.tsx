import { t } from '@lingui/core/macro';
import { Table } from '@chakra-ui/react';
import { useState } from 'react';

import { toShopError } from '../../apollo/shop-error';
import { StaffDocument, useRemoveStaffMutation } from '../../generated/staff/staff/staff';
import type { StaffRowFragment } from '../../generated/graphql';
import { useSession } from '../../shared/lib/session';
import { ConfirmDialog } from '../../shared/chakra/dialog';
import { DataTable } from '../../shared/chakra/data-table';
import { useMessages } from '../../shared/ui/messages/use-messages';
import { RoleDialog } from './role-dialog';
import { StaffRow } from './staff-row';

/** The members of the staff and their roles. */
export function StaffTable({ staff }: { staff: readonly StaffRowFragment[] }) {
  const session = useSession();
  const [changing, setChanging] = useState<StaffRowFragment>();
  const [leaving, setLeaving] = useState<StaffRowFragment>();
  const { showSuccess, showFailure } = useMessages();
  const [removeStaff, { loading }] = useRemoveStaffMutation({
    refetchQueries: [StaffDocument],
    awaitRefetchQueries: true,
  });

  const confirm = async () => {
    if (!leaving) return;
    try {
      await removeStaff({ variables: { id: leaving.id } });
      showSuccess(t`${leaving.email} is no longer in the staff`);
    } catch (error) {
      showFailure(toShopError(error).message);
    }
    setLeaving(undefined);
  };

  return (
    <>
      <DataTable caption={t`Staff`}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader scope="col">{t`E-mail`}</Table.ColumnHeader>
            <Table.ColumnHeader scope="col">{t`Role`}</Table.ColumnHeader>
            <Table.Cell />
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {staff.map((member) => (
            <StaffRow
              key={member.id}
              member={member}
              isSelf={session.role === 'admin' && session.adminId === member.id}
              onChangeRole={() => setChanging(member)}
              onRemove={() => setLeaving(member)}
            />
          ))}
        </Table.Body>
      </DataTable>
      <RoleDialog member={changing} onClose={() => setChanging(undefined)} />
      <ConfirmDialog
        title={t`Remove from the staff?`}
        open={leaving !== undefined}
        confirmLabel={t`Remove`}
        loading={loading}
        onConfirm={() => void confirm()}
        onClose={() => setLeaving(undefined)}
      >
        <p className="long-text">
          {t`${leaving?.email ?? ''} is logged out everywhere, and the tokens they made stop working. The audit log keeps what they did.`}
        </p>
      </ConfirmDialog>
    </>
  );
}
