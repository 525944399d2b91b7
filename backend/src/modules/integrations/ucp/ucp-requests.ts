import { Database, Transaction } from '../../../platform/database/database';
import { isDuplicateKey } from '../../../platform/database/dialect/statements';
import { ShopError } from '../../../kernel/shop-error';
import { integrationsMessages } from '../integrations.messages';
import { UcpChange } from './ucp-change.entity';
import { UcpRequest } from './ucp-request.entity';

/** Keys that are kept of one cart; a request whose key is older counts as a new one. */
const MOST_KEYS = 50;

/** A request that changes a cart once, however often it comes. */
export interface KeyedChange {
  /** Of the key and the kind of request. */
  requestKey: string;
  /** What is asked for. */
  fingerprint: string;
}

/** What platforms asked for under their idempotency keys. */
export class UcpRequests {
  constructor(private readonly database: Database) {}

  /**
   * Whether the cart of a session is made already.
   * @throws IDEMPOTENCY_KEY_REUSED where it was made of something else
   */
  async isDone(sessionId: number, fingerprint: string): Promise<boolean> {
    return isSame(await this.database.read.findOneBy(UcpRequest, { sessionId }), fingerprint);
  }

  /** Notes of what the cart of a session was made. Throws as `isDone` does. */
  async note(sessionId: number, fingerprint: string): Promise<void> {
    try {
      await this.database.writeOne((manager) =>
        manager.insert(UcpRequest, { sessionId, fingerprint }),
      );
    } catch (error) {
      if (!isDuplicateKey(error, 'uq_ucp_requests_sessionId')) throw error;
      await this.isDone(sessionId, fingerprint);
    }
  }

  /**
   * Whether a cart was changed by this very request before.
   * @throws IDEMPOTENCY_KEY_REUSED where its key stands for another one
   */
  async isRepeated(sessionId: number, { requestKey, fingerprint }: KeyedChange): Promise<boolean> {
    const where = { sessionId, requestKey };
    return isSame(await this.database.read.findOneBy(UcpChange, where), fingerprint);
  }

  /** Notes that a cart was changed, or ended. Throws as `isRepeated` does. */
  async noteChange(sessionId: number, change: KeyedChange, isEnd = false): Promise<void> {
    try {
      await this.database.write(async (tx) => {
        await tx.insert(UcpChange, { sessionId, ...change, isEnd });
        await makeRoom(tx, sessionId);
      });
    } catch (error) {
      if (!isDuplicateKey(error, 'uq_ucp_changes_sessionId_requestKey')) throw error;
      await this.isRepeated(sessionId, change);
    }
  }

  /** Whether a cart was ended by a request that may come again. */
  isEnded(sessionId: number): Promise<boolean> {
    return this.database.read.existsBy(UcpChange, { sessionId, isEnd: true });
  }
}

function isSame(made: { fingerprint: string } | null, fingerprint: string): boolean {
  if (!made || made.fingerprint === fingerprint) return made !== null;
  const message = integrationsMessages.ucpKeyReused();
  throw new ShopError('IDEMPOTENCY_KEY_REUSED', message, { 'idempotency-key': message });
}

async function makeRoom(tx: Transaction, sessionId: number): Promise<void> {
  const where = { sessionId, isEnd: false };
  const order = { id: 'DESC' } as const;
  const [tooOld] = await tx.find(UcpChange, { where, order, skip: MOST_KEYS, take: 1 });
  if (tooOld) await tx.delete(UcpChange, { id: tooOld.id });
}
