import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

import { RadioCard } from '../../shared/chakra/choices';
import { roleHint, roleText, staffRoles } from '../../shared/lib/staff-role.rules';

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
  return (
    <Roles>
      <legend>Role</legend>
      {staffRoles.map((role) => (
        <RadioCard
          key={role}
          {...radio}
          value={role}
          label={roleText[role]}
          note={roleHint[role]}
        />
      ))}
    </Roles>
  );
}
