import { chakra } from '@chakra-ui/react';
import { t } from '@lingui/core/macro';
import { useId, type ReactNode } from 'react';

import type { Permission } from '../../generated/graphql';
import { permissionName } from './role-texts';

interface RoleCardProps {
  name: string;
  hint?: string;
  permissions: readonly Permission[];
  /** The email addresses of the members with the role. */
  members: readonly string[];
  /** Its actions. */
  children?: ReactNode;
}

/** A role: its permissions, and its members. */
export function RoleCard({ name, hint, permissions, members, children }: RoleCardProps) {
  const id = useId();
  return (
    <Card className="panel" aria-labelledby={id}>
      <h3 id={id}>{name}</h3>
      {hint && <p>{hint}</p>}
      <Allowed aria-label={t`${name} allows`}>
        {permissions.map((permission) => (
          <li key={permission}>{permissionName(permission)}</li>
        ))}
      </Allowed>
      <p>
        {members.length === 0 ? (
          t`Nobody has it.`
        ) : (
          <>
            {t`Who has it:`} <strong className="long-text">{members.join(', ')}</strong>
          </>
        )}
      </p>
      {children}
    </Card>
  );
}

const Card = chakra('section', {
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: '12px',
    minWidth: 0,
    '& h3': { fontSize: '20px', overflowWrap: 'anywhere' },
  },
});

const Allowed = chakra('ul', { base: { paddingInlineStart: '20px', listStyle: 'disc' } });

/** Cards next to each other if there is room. */
export const RoleCards = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
    gap: '16px',
  },
});

/** The heading of a group of roles. */
export const RolesHeading = chakra('h2', {
  base: { fontSize: '24px', '&:not(:first-child)': { marginTop: '16px' } },
});
