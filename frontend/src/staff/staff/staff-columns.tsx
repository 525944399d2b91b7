import { t } from '@lingui/core/macro';

import type { StaffRowFragment } from '../../generated/graphql';
import { Badge } from '../../shared/chakra/badge';
import { Button } from '../../shared/chakra/button';
import { columnsOf } from '../kit/columns';
import { roleHint, roleName } from '../roles/role-texts';
import './staff-columns.css';

const columns = columnsOf<StaffRowFragment>();

interface StaffColumns {
  /** Number of the viewer. */
  ownId: string | undefined;
  onChangeRole: (member: StaffRowFragment) => void;
  onRemove: (member: StaffRowFragment) => void;
}

/** The columns of the staff. */
export const staffColumns = ({ ownId, onChangeRole, onRemove }: StaffColumns) => [
  columns.display({
    id: 'email',
    header: t`E-mail`,
    cell: ({ row: { original: member } }) => (
      <span className="staff__email">
        <strong className="long-text">{member.email}</strong>
        {member.id === ownId && <Badge tone="quiet">{t`You`}</Badge>}
      </span>
    ),
  }),
  columns.display({
    id: 'role',
    header: t`Role`,
    cell: ({ row: { original: member } }) => (
      <div className="staff__role">
        {roleName(member)}
        <span className="staff__note">{roleHint(member)}</span>
      </div>
    ),
  }),
  columns.display({
    id: 'actions',
    header: '',
    cell: ({ row: { original: member } }) => {
      const { email } = member;
      return (
        <div className="staff__actions">
          <Button
            tone="outline"
            aria-label={t`Change role of ${email}`}
            onClick={() => onChangeRole(member)}
          >
            {t`Change role`}
          </Button>
          <Button tone="danger" aria-label={t`Remove ${email}`} onClick={() => onRemove(member)}>
            {t`Remove`}
          </Button>
        </div>
      );
    },
    meta: { isUnnamed: true },
  }),
];
