import { t } from '@lingui/core/macro';
import { Table } from '@chakra-ui/react';

import type { AuditRowFragment } from '../../generated/graphql';
import { DataTable } from '../../shared/chakra/data-table';
import { AuditRow } from './audit-row';
import './audit-table.css';

/** Who did what, the newest first. */
export function AuditTable({ entries }: { entries: readonly AuditRowFragment[] }) {
  return (
    <div className="audit">
      <DataTable caption={t`Audit log`}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader scope="col">{t`When`}</Table.ColumnHeader>
            <Table.ColumnHeader scope="col">{t`Who`}</Table.ColumnHeader>
            <Table.ColumnHeader scope="col">{t`What`}</Table.ColumnHeader>
            <Table.ColumnHeader scope="col">{t`Changes`}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {entries.map((entry) => (
            <AuditRow key={entry.id} entry={entry} />
          ))}
        </Table.Body>
      </DataTable>
    </div>
  );
}
