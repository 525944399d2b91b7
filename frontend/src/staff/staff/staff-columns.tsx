import { t } from '@lingui/core/macro';

import type { StaffRowFragment } from '../../generated/graphql';
import { Badge } from '../../shared/chakra/badge';
import { Button } from '../../shared/chakra/button';
import { columnsOf } from '../kit/columns';
import { roleHint, roleName } from '../roles/role-texts';

const columns = columnsOf<StaffRowFragment>();

interface StaffColumns {
  /** The number of the viewer. */
  ownId: string | undefined;
  onChangeRole: (member: StaffRowFragment) => void;
  onRemove: (member: StaffRowFragment) => void;
  onResetTwoFactor: (member: StaffRowFragment) => void;
}

/** The columns of the staff. */
export const staffColumns = ({ ownId, ...on }: StaffColumns) => [
  columns.display({
    id: 'email',
    header: t`E-mail`,
    cell: ({ row: { original: member } }) => (
      <span className="staff__email">
        <strong className="long-text">{member.email}</strong>
        {member.id === ownId && <Badge tone="quiet">{t`You`}</Badge>}
        {member.hasTwoFactor && <Badge tone="quiet">{t`Two-factor login`}</Badge>}
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
            onClick={() => on.onChangeRole(member)}
          >
            {t`Change role`}
          </Button>
          {member.hasTwoFactor && member.id !== ownId && (
            <Button
              tone="outline"
              aria-label={t`Reset two-factor login of ${email}`}
              onClick={() => on.onResetTwoFactor(member)}
            >
              {t`Reset two-factor login`}
            </Button>
          )}
          <Button tone="danger" aria-label={t`Remove ${email}`} onClick={() => on.onRemove(member)}>
            {t`Remove`}
          </Button>
        </div>
      );
    },
    meta: { isUnnamed: true },
  }),
];
