import { Clock } from '../../../kernel/clock';
import { Viewer } from '../../../kernel/viewer';
import { afterCommit, beforeCommit } from '../../../platform/database/commit-steps';
import { Transaction } from '../../../platform/database/database';
import { insertRows } from '../../../platform/database/dialect/insert-rows';
import { currentRequestId } from '../../../platform/http/request-scope';
import { AuditActorRole, AuditEntry, AuditSubject } from './audit-entry.entity';
import { auditJson } from './audit-json.rules';

/** Rows of one INSERT: their values stay far below what a statement of SQLite may have. */
const INSERT_ROWS = 500;

/** Who does something. The shop itself and guests have no number. */
export interface AuditActor {
  role: `${AuditActorRole}`;
  id?: number | null;
  /** Where a program does it by an API token of that admin. */
  apiTokenId?: number;
}

/**
 * Something that was done. Before and after hold what was changed, by its stored names; never a password, hash, token
 * or card number, and of customers only numbers and the names of changed fields.
 */
export interface AuditNote {
  actor: AuditActor;
  /** What was done, such as product.changed. */
  action: string;
  subject: `${AuditSubject}`;
  subjectId?: number;
  /** Left out where it is new. */
  before?: object;
  /** Left out where it is gone. */
  after?: object;
}

/** The shop itself: jobs, commands, and what a payment provider says. */
export const SHOP_ITSELF: AuditActor = { role: 'system' };

/** The caller, as the one who does something. */
export function actorOf(viewer: Viewer): AuditActor {
  if (viewer.role === 'customer') return { role: 'customer', id: viewer.customerId };
  if (viewer.role === 'guest') return { role: 'guest' };
  const { adminId, apiTokenId } = viewer;
  return { role: 'admin', id: adminId, ...(apiTokenId !== undefined && { apiTokenId }) };
}

type NewEntry = Omit<AuditEntry, 'id'>;

/** Is told what was committed; it must not fail. */
type Reader = (notes: readonly AuditNote[]) => Promise<void>;

/** Writes down who did what. What it keeps can be read, but neither changed nor deleted. */
export class AuditLog {
  private readonly pending = new WeakMap<
    Transaction,
    { entries: NewEntry[]; notes: AuditNote[] }
  >();
  private readonly readers: Reader[] = [];

  constructor(private readonly clock: Clock) {}

  /** Has somebody told of what this server writes down, once it is committed. */
  tell(reader: Reader): void {
    this.readers.push(reader);
  }

  /**
   * Writes notes down as a part of the caller's transaction: all notes of one are inserted together right before its
   * COMMIT, by one statement. A transaction that is rolled back leaves none.
   */
  async record(tx: Transaction, notes: readonly AuditNote[]): Promise<void> {
    if (notes.length === 0) return;
    const pending = this.pending.get(tx) ?? this.begin(tx);
    for (const note of notes) {
      pending.notes.push(note);
      pending.entries.push(this.entryOf(note));
    }
  }

  private begin(tx: Transaction) {
    const pending = { entries: [] as NewEntry[], notes: [] as AuditNote[] };
    this.pending.set(tx, pending);
    beforeCommit(tx, () => insertAll(tx, pending.entries));
    afterCommit(tx, async () => {
      for (const reader of this.readers) await reader(pending.notes);
    });
    return pending;
  }

  private entryOf({ actor, action, subject, subjectId, before, after }: AuditNote): NewEntry {
    return {
      at: this.clock.now(),
      actorRole: actor.role as AuditActorRole,
      actorId: actor.id ?? null,
      apiTokenId: actor.apiTokenId ?? null,
      action,
      subject: subject as AuditSubject,
      subjectId: subjectId ?? null,
      beforeJson: auditJson(before),
      afterJson: auditJson(after),
      requestId: currentRequestId() ?? null,
    };
  }
}

async function insertAll(tx: Transaction, entries: NewEntry[]): Promise<void> {
  for (let start = 0; start < entries.length; start += INSERT_ROWS)
    await insertRows(tx, AuditEntry, entries.slice(start, start + INSERT_ROWS));
}
