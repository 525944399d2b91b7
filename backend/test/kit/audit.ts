import { MoreThan } from 'typeorm';
import { StoredEvent } from '../../src/platform/events/stored-event.entity';
import { TestShop } from './test-shop';

/** The fields of an audit log entry used by tests. */
export interface RecordedEvent {
  action: string;
  subject: string;
  subjectId: number | null;
  actor: [string, number | null];
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  requestId: string | null;
  apiTokenId: number | null;
}

/** The audit log entries of some work, sorted by number. */
export async function recordedBy(
  { database }: Pick<TestShop, 'database'>,
  work: () => Promise<unknown>,
): Promise<RecordedEvent[]> {
  const lastId = (await database.read.maximum(StoredEvent, 'id')) ?? 0;
  await work();
  const where = { id: MoreThan(lastId) };
  const entries = await database.read.find(StoredEvent, { where, order: { id: 'ASC' } });
  return entries.map(recorded);
}

function recorded(entry: StoredEvent): RecordedEvent {
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

/** One line per entry: actor, action and subject. */
export function linesOf(entries: RecordedEvent[]): string[] {
  return entries.map(({ actor: [role], action, subject }) => `${role} ${action} (${subject})`);
}
