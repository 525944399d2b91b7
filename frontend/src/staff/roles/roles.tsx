import { t } from '@lingui/core/macro';
import { useState } from 'react';

import { failureOf } from '../../apollo/shop-error';
import type { StaffRowFragment } from '../../generated/graphql';
import { useStaffRolesQuery } from '../../generated/staff/roles/staff-roles';
import { useStaffQuery } from '../../generated/staff/staff/staff';
import { Page } from '../../shared/ui/page';
import { LoadingState } from '../../shared/ui/states';
import { LoadFailure } from '../load-failure';
import { CustomRoleCard } from './custom-role-card';
import { RoleCard, RoleCards, RolesHeading } from './role-card';
import { RoleForm } from './role-form';
import { roleHint, roleName } from './role-texts';

/** The roles of the shop with their permissions and members, and custom roles. */
export function AdminRolesRoute() {
  return (
    <Page title={t`Roles`}>
      <Roles />
    </Page>
  );
}

function Roles() {
  const roles = useStaffRolesQuery({ fetchPolicy: 'cache-and-network' });
  const staff = useStaffQuery({ fetchPolicy: 'cache-and-network' });
  const found = roles.data?.staffRoles;
  const members = staff.data?.staff;
  const failure = failureOf(roles.error ?? staff.error);
  if (failure && !(found && members))
    return (
      <LoadFailure
        failure={failure}
        text={t`The roles could not be loaded.`}
        onRetry={() => void Promise.all([roles.refetch(), staff.refetch()])}
      />
    );
  if (!found || !members) return <LoadingState label={t`Loading the roles`} rows={6} />;
  const emailsOf = (has: (member: StaffRowFragment) => boolean) =>
    members.filter(has).map(({ email }) => email);
  return (
    <>
      <RolesHeading>{t`Roles of your shop`}</RolesHeading>
      {found.custom.length === 0 && (
        <p>{t`There is none yet. Make one where no role below fits somebody.`}</p>
      )}
      <RoleCards>
        {found.custom.map((role) => (
          <CustomRoleCard
            key={role.id}
            role={role}
            members={emailsOf(({ customRole }) => customRole?.id === role.id)}
          />
        ))}
      </RoleCards>
      <NewRole />
      <RolesHeading>{t`Roles that every shop has`}</RolesHeading>
      <RoleCards>
        {found.builtIn.map(({ role, permissions }) => (
          <RoleCard
            key={role}
            name={roleName({ role })}
            hint={roleHint({ role })}
            permissions={permissions}
            members={emailsOf((member) => member.role === role)}
          />
        ))}
      </RoleCards>
    </>
  );
}

function NewRole() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="panel unfolding"
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>{t`Make a role`}</summary>
      {isOpen && <RoleForm onDone={() => setIsOpen(false)} />}
    </details>
  );
}
