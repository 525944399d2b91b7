import { chakra } from '@chakra-ui/react';
import { t } from '@lingui/core/macro';
import type { ComponentProps } from 'react';

import { useStaffRolesQuery } from '../../generated/staff/roles/staff-roles';
import { RadioCard } from '../../shared/chakra/choices';
import { LoadingState } from '../../shared/ui/states';
import { permissionName, roleHint, roleName } from '../roles/role-texts';
import { choiceOf } from './role-choice.rules';

const Roles = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: '8px',
    minWidth: 0,
    '& legend': { paddingBottom: '4px', fontWeight: 600 },
  },
});

/** The roles of the staff, to choose one. Takes react-hook-form's register. */
export function RoleChoice(radio: Omit<ComponentProps<'input'>, 'type' | 'value'>) {
  const { data } = useStaffRolesQuery({ fetchPolicy: 'cache-and-network' });
  const roles = data?.staffRoles;
  if (!roles) return <LoadingState label={t`Loading the roles`} rows={4} />;
  return (
    <Roles>
      <legend>{t`Role`}</legend>
      {roles.builtIn.map(({ role }) => (
        <RadioCard
          key={role}
          {...radio}
          value={choiceOf(role)}
          label={roleName({ role })}
          note={roleHint({ role })}
        />
      ))}
      {roles.custom.map((custom) => (
        <RadioCard
          key={custom.id}
          {...radio}
          value={choiceOf('CUSTOM', custom)}
          label={custom.name}
          note={custom.permissions.map(permissionName).join(' · ')}
        />
      ))}
    </Roles>
  );
}
