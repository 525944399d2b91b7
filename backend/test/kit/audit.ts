import { MoreThan } from 'typeorm';
import { AuditEntry } from '../../src/modules/operations/audit/audit-entry.entity';
import { TestShop } from './test-shop';

/** An entry of the audit log, as far as tests look at it. */
export interface Noted {
  action: string;
  subject: string;
  subjectId: number | null;
  actor: [string, number | null];
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  requestId: string | null;
  apiTokenId: number | null;
}

/** What some work left in the audit log, in the order of its numbers. */
export async function notedBy(
  { database }: Pick<TestShop, 'database'>,
  work: () => Promise<unknown>,
): Promise<Noted[]> {
  const lastId = (await database.read.maximum(AuditEntry, 'id')) ?? 0;
  await work();
  const where = { id: MoreThan(lastId) };
  const entries = await database.read.find(AuditEntry, { where, order: { id: 'ASC' } });
  return entries.map(noted);
}

function noted(entry: AuditEntry): Noted {
  const { action, subject, subjectId, actorRole, actorId, requestId } = entry;
  const read = (json: string | null) => (json === null ? null : JSON.parse(json));
  return {
    action,
    subject,
    subjectId,
    actor: [actorRole, actorId],
    before: read(entry.beforeJson),
    after: read(entry.afterJson),
    requestId,
    apiTokenId: entry.apiTokenId,
  };
}

/** One line an entry: who, what, and about which. */
export function linesOf(entries: Noted[]): string[] {
  return entries.map(({ actor: [role], action, subject }) => `${role} ${action} (${subject})`);
}
