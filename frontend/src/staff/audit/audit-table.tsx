import type { AuditRowFragment } from '../../generated/graphql';
import { DataTable } from '../../shared/ui/data-table';
import { AuditRow } from './audit-row';
import './audit-table.css';

/** Who did what, the newest first. */
export function AuditTable({ entries }: { entries: readonly AuditRowFragment[] }) {
  return (
    <div className="audit">
      <DataTable caption="Audit log">
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Who</th>
            <th scope="col">What</th>
            <th scope="col">Changes</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <AuditRow key={entry.id} entry={entry} />
          ))}
        </tbody>
      </DataTable>
    </div>
  );
}
