import { t } from '@lingui/core/macro';

import type { StaffRowFragment } from '../../generated/graphql';
import { Badge } from '../../shared/chakra/badge';
import { Button } from '../../shared/chakra/button';
import { formatInstant } from '../../shared/lib/ist-time';
import { columnsOf } from '../kit/columns';
import { roleHint, roleName } from '../roles/role-texts';
import { SendAgain } from './send-again';

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
        {member.invitedUntil && <Badge tone="waiting">{invitationText(member.invitedUntil)}</Badge>}
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
          {member.invitedUntil && <SendAgain member={member} />}
          <Button
            tone="danger"
            aria-label={
              member.invitedUntil ? t`Withdraw invitation of ${email}` : t`Remove ${email}`
            }
            onClick={() => on.onRemove(member)}
          >
            {member.invitedUntil ? t`Withdraw` : t`Remove`}
          </Button>
        </div>
      );
    },
    meta: { isUnnamed: true },
  }),
];

const invitationText = (until: string) =>
  Date.parse(until) > Date.now() ? t`Invited until ${formatInstant(until)}` : t`Invitation expired`;
