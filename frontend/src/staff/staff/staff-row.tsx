import { t } from '@lingui/core/macro';
import { Table } from '@chakra-ui/react';

import type { StaffRowFragment } from '../../generated/graphql';
import { Badge } from '../../shared/chakra/badge';
import { Button } from '../../shared/chakra/button';
import { roleHint, roleName } from '../roles/role-texts';
import './staff-row.css';

interface StaffRowProps {
  member: StaffRowFragment;
  /** Whether it is the viewer. */
  isSelf: boolean;
  onChangeRole: () => void;
  onRemove: () => void;
}

/** One member of the staff. */
export function StaffRow({ member, isSelf, onChangeRole, onRemove }: StaffRowProps) {
  const { email } = member;
  return (
    <Table.Row>
      <Table.Cell data-label={t`E-mail`}>
        <span className="staff__email">
          <strong className="long-text">{email}</strong>
          {isSelf && <Badge tone="quiet">{t`You`}</Badge>}
        </span>
      </Table.Cell>
      <Table.Cell data-label={t`Role`}>
        <div className="staff__role">
          {roleName(member)}
          <span className="staff__note">{roleHint(member)}</span>
        </div>
      </Table.Cell>
      <Table.Cell>
        <div className="staff__actions">
          <Button tone="outline" aria-label={t`Change role of ${email}`} onClick={onChangeRole}>
            {t`Change role`}
          </Button>
          <Button tone="danger" aria-label={t`Remove ${email}`} onClick={onRemove}>
            {t`Remove`}
          </Button>
        </div>
      </Table.Cell>
    </Table.Row>
  );
}
