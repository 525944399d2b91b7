import { Database, Transaction } from '../../../platform/database/database';
import { isDuplicateKey, isMissingReference } from '../../../platform/database/dialect/statements';
import { KnownGuest, SessionService } from '../../identity';
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
   * Makes the cart of a session under an idempotency key: once, in one transaction with the note of what it was made of.
   * What was made already is left as it is by now; nothing is made where the session has ended.
   * @throws IDEMPOTENCY_KEY_REUSED where it was made of something else, and what making it throws
   */
  async once(
    sessionId: number,
    fingerprint: string,
    make: (tx: Transaction) => Promise<void>,
  ): Promise<void> {
    const isMade = async () =>
      isSame(await this.database.read.findOneBy(UcpRequest, { sessionId }), fingerprint);
    if (await isMade()) return;
    await this.writeUnless(isMade, 'uq_ucp_requests_sessionId', async (tx) => {
      await tx.insert(UcpRequest, { sessionId, fingerprint });
      await make(tx);
    });
  }

  /**
   * Changes the cart of a session under an idempotency key, as `once` makes it.
   * @param make what else belongs into the transaction of the note
   * @param isEnd whether the change ends the cart
   * @throws IDEMPOTENCY_KEY_REUSED where the key stands for another request, and what changing it throws
   */
  async changeOnce(
    sessionId: number,
    change: KeyedChange,
    { make, isEnd = false }: { make?: (tx: Transaction) => Promise<void>; isEnd?: boolean } = {},
  ): Promise<void> {
    const isRepeated = () => this.isRepeated(sessionId, change);
    await this.writeUnless(isRepeated, 'uq_ucp_changes_sessionId_requestKey', async (tx) => {
      await tx.insert(UcpChange, { sessionId, ...change, isEnd });
      await make?.(tx);
      await makeRoom(tx, sessionId);
    });
  }

  /**
   * Writes what begins with the note of its key, so that another request under the key waits there. Where that one was
   * first, `isDone` says whether it was the same; where the session has ended, nothing is written.
   */
  private async writeUnless(
    isDone: () => Promise<boolean>,
    uniqueKey: string,
    work: (tx: Transaction) => Promise<void>,
  ): Promise<void> {
    try {
      await this.database.write(work, { repeatable: true });
    } catch (error) {
      if (isMissingReference(error)) return;
      if (!isDuplicateKey(error, uniqueKey)) throw error;
      await isDone();
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

  /** Whether a cart was ended by a request that may come again. */
  isEnded(sessionId: number): Promise<boolean> {
    return this.database.read.existsBy(UcpChange, { sessionId, isEnd: true });
  }

  /** Whose cart an id opens; nobody where it was ended. */
  async guestOf(sessions: SessionService, id: string): Promise<KnownGuest | undefined> {
    const guest = await sessions.guestOf(id);
    return guest && ((await this.isEnded(guest.viewer.sessionId)) ? undefined : guest);
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
