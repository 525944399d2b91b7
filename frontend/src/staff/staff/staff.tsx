import { t } from '@lingui/core/macro';
import { useState } from 'react';

import { RemoveDialog } from './remove-dialog';
import { ResetTwoFactorDialog } from './reset-two-factor-dialog';
import { RequireSecondFactor } from './require-second-factor';
import { RoleDialog } from './role-dialog';
import { staffColumns } from './staff-columns';
import { StaffForm } from './staff-form';
import { failureOf } from '../../apollo/shop-error';
import { useStaffQuery } from '../../generated/staff/staff/staff';
import type { StaffRowFragment } from '../../generated/graphql';
import { useSession } from '../../shared/lib/session';
import { Page } from '../../shared/ui/page';
import { RecordList } from '../kit/record-list';
import { RecordTable } from '../kit/record-table';

/** The members of the staff and their roles. */
export function AdminStaffRoute() {
  return (
    <Page title={t`Staff`}>
      <Staff />
    </Page>
  );
}

function Staff() {
  const session = useSession();
  const [changing, setChanging] = useState<StaffRowFragment>();
  const [leaving, setLeaving] = useState<StaffRowFragment>();
  const [resetting, setResetting] = useState<StaffRowFragment>();
  const { data, error, refetch } = useStaffQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <RecordList
      page={data?.staff}
      failure={failureOf(error)}
      onRetry={() => void refetch()}
      // The viewer is always in the list.
      isEmpty={() => false}
      texts={{
        loading: t`Loading the staff`,
        failed: t`The staff could not be loaded.`,
        empty: '',
      }}
    >
      {(staff) => (
        <>
          <RecordTable
            caption={t`Staff`}
            columns={staffColumns({
              ownId: session.role === 'admin' ? session.adminId : undefined,
              onChangeRole: setChanging,
              onRemove: setLeaving,
              onResetTwoFactor: setResetting,
            })}
            rows={staff}
            idOf={({ id }) => id}
          />
          <RoleDialog member={changing} onClose={() => setChanging(undefined)} />
          <ResetTwoFactorDialog member={resetting} onClose={() => setResetting(undefined)} />
          <RemoveDialog member={leaving} onClose={() => setLeaving(undefined)} />
          <RequireSecondFactor />
          <details className="panel unfolding">
            <summary>{t`Add somebody`}</summary>
            <StaffForm />
          </details>
        </>
      )}
    </RecordList>
  );
}
