import { IsNull, Not } from 'typeorm';
import { Database, Transaction } from '../../../platform/database/database';
import { findLocked } from '../../../platform/database/dialect/find-locked';
import { isDuplicateKey } from '../../../platform/database/dialect/statements';
import { KnownGuest, Session, SessionService } from '../../identity';
import { ShopError } from '../../../kernel/shop-error';
import { integrationsMessages } from '../integrations.messages';
import { answerOf, keptAnswerOf } from './ucp-answers.rules';
import { UcpChange } from './ucp-change.entity';
import { UcpRequest } from './ucp-request.entity';

/** Idempotency keys kept per cart, with their responses; a request with an older key counts as new. */
const MOST_KEYS = 20;

/** A request under an idempotency key. */
export interface KeyedRequest {
  /** Of the key and the kind of request; undefined for the request that creates the cart. */
  requestKey?: string;
  /** The content of the request. */
  fingerprint: string;
  /** The key of a request that makes a checkout, see `UcpChange.makingKey`. */
  makingKey?: string;
}

/** The effect of an earlier request. */
interface Done {
  /** Its response; undefined if it was interrupted, or if the response is too long to be kept. */
  answer: object | undefined;
  isEnd: boolean;
}

/** The key of a cancellation that came without one. */
export const WITHOUT_KEY: KeyedRequest = { requestKey: 'canceled', fingerprint: 'canceled' };

/** Requests of platforms under idempotency keys, with their responses. */
export class UcpRequests {
  constructor(private readonly database: Database) {}

  /**
   * Creates or changes the cart of a session once, in one transaction with the record of its key. A repeated request
   * leaves the cart as it is by now.
   * @param request undefined for a request without a key, which is carried out each time
   * @param make further work of that transaction
   * @param isEnd whether the change ends the cart
   * @returns false if the cart was ended meanwhile; then nothing happens
   * @throws IDEMPOTENCY_KEY_REUSED if the key belongs to another request, and what `make` throws
   */
  async once(
    sessionId: number,
    request: KeyedRequest | undefined,
    { make, isEnd = false }: { make?: (tx: Transaction) => Promise<void>; isEnd?: boolean } = {},
  ): Promise<boolean> {
    const work = async (tx: Transaction) => {
      // Concurrent requests about one cart wait here.
      if (!(await findLocked(tx, Session, sessionId))) return false;
      if (request) await insertKey(tx, sessionId, request, isEnd);
      const { requestKey } = request ?? {};
      const others = requestKey === undefined ? {} : { requestKey: Not(requestKey) };
      if (await tx.existsBy(UcpChange, { sessionId, isEnd: true, ...others }))
        throw new CartEnded();
      await make?.(tx);
      if (requestKey !== undefined) await makeRoom(tx, sessionId);
      return true;
    };
    try {
      return await this.database.write(work, { repeatable: true });
    } catch (error) {
      if (error instanceof CartEnded) return false;
      const isDone =
        isDuplicateKey(error, 'uq_ucp_requests_sessionId') ||
        isDuplicateKey(error, 'uq_ucp_changes_makingKey') ||
        isDuplicateKey(error, 'uq_ucp_changes_sessionId_requestKey');
      if (!isDone || !request) throw error;
      if (!(await this.noted(sessionId, request))) throw keyReused(); // by another cart
      return true;
    }
  }

  /**
   * The effect of this request when it was sent before; undefined if it was not.
   * @param cartId replaces the placeholder in the kept response, which does not contain the id
   * @throws IDEMPOTENCY_KEY_REUSED if its key belongs to another request
   */
  async done(sessionId: number, request: KeyedRequest, cartId: string): Promise<Done | undefined> {
    const noted = await this.noted(sessionId, request);
    if (!noted) return undefined;
    const isEnd = noted instanceof UcpChange && noted.isEnd;
    return { answer: noted.answer === null ? undefined : answerOf(noted.answer, cartId), isEnd };
  }

  /**
   * Keeps the response to a request, and returns it; of two concurrent requests, both get the response of the first.
   */
  async answered(
    sessionId: number,
    request: KeyedRequest,
    { cartId, answer }: { cartId: string; answer: object },
  ): Promise<object> {
    const { requestKey } = request;
    const kept = keptAnswerOf(answer);
    if (kept === undefined) return answer;
    await this.database.writeOne(
      (tx) =>
        requestKey === undefined
          ? tx.update(UcpRequest, { sessionId, answer: IsNull() }, { answer: kept })
          : tx.update(UcpChange, { sessionId, requestKey, answer: IsNull() }, { answer: kept }),
      { repeatable: true },
    );
    return (await this.done(sessionId, request, cartId))?.answer ?? answer;
  }

  /** @throws IDEMPOTENCY_KEY_REUSED if a checkout of a cart was made under this key */
  async assertUnused(makingKey: string): Promise<void> {
    if (await this.database.read.existsBy(UcpChange, { makingKey })) throw keyReused();
  }

  /** Whether a cart was ended. */
  isEnded(sessionId: number): Promise<boolean> {
    return this.database.read.existsBy(UcpChange, { sessionId, isEnd: true });
  }

  /** The guest whose cart has an id; undefined if it was ended. */
  async guestOf(sessions: SessionService, id: string): Promise<KnownGuest | undefined> {
    const guest = await sessions.guestOf(id);
    return guest && ((await this.isEnded(guest.viewer.sessionId)) ? undefined : guest);
  }

  private async noted(
    sessionId: number,
    { requestKey, fingerprint }: KeyedRequest,
  ): Promise<UcpRequest | UcpChange | null> {
    const noted =
      requestKey === undefined
        ? await this.database.read.findOneBy(UcpRequest, { sessionId })
        : await this.database.read.findOneBy(UcpChange, { sessionId, requestKey });
    if (!noted || noted.fingerprint === fingerprint) return noted;
    throw keyReused();
  }
}

function keyReused(): ShopError {
  const message = integrationsMessages.ucpKeyReused();
  return new ShopError('IDEMPOTENCY_KEY_REUSED', message, { 'idempotency-key': message });
}

/** Rolls back what comes after the end of a cart. */
class CartEnded extends Error {}

async function insertKey(
  tx: Transaction,
  sessionId: number,
  { requestKey, fingerprint, makingKey }: KeyedRequest,
  isEnd: boolean,
): Promise<void> {
  await (requestKey === undefined
    ? tx.insert(UcpRequest, { sessionId, fingerprint })
    : tx.insert(UcpChange, { sessionId, requestKey, makingKey, fingerprint, isEnd }));
}

async function makeRoom(tx: Transaction, sessionId: number): Promise<void> {
  const where = { sessionId, isEnd: false };
  const order = { id: 'DESC' } as const;
  const [tooOld] = await tx.find(UcpChange, { where, order, skip: MOST_KEYS, take: 1 });
  if (tooOld) await tx.delete(UcpChange, { id: tooOld.id });
}
