import type { AuditEntry } from '../audit/audit.type';
import type { CsvCell } from '../../../platform/rest/stream-csv';

/** Instants are UTC; before and after are JSON. */
export const AUDIT_COLUMNS = [
  'id',
  'at',
  'actor',
  'actorId',
  'actorEmail',
  'apiTokenId',
  'action',
  'subject',
  'subjectId',
  'before',
  'after',
  'requestId',
] as const;

/** An entry of the audit log as a row. */
export function auditRow(entry: AuditEntry, adminEmails: ReadonlyMap<number, string>): CsvCell[] {
  const { actorRole, actorId } = entry;
  const isAdmin = actorRole === 'admin' && actorId !== null;
  return [
    entry.id,
    entry.at.toISOString(),
    actorRole,
    actorId,
    (isAdmin && adminEmails.get(actorId)) || null,
    entry.apiTokenId,
    entry.action,
    entry.subject,
    entry.subjectId,
    entry.beforeJson,
    entry.afterJson,
    entry.requestId,
  ];
}
