import { IsNull } from 'typeorm';
import { Database, Transaction } from '../../../platform/database/database';
import { isDuplicateKey, isMissingReference } from '../../../platform/database/dialect/statements';
import { KnownGuest, SessionService } from '../../identity';
import { ShopError } from '../../../kernel/shop-error';
import { integrationsMessages } from '../integrations.messages';
import { answerOf, keptAnswerOf } from './ucp-answers.rules';
import { UcpChange } from './ucp-change.entity';
import { UcpRequest } from './ucp-request.entity';

/** Keys that are kept of one cart, with their answers; a request whose key is older counts as a new one. */
const MOST_KEYS = 20;

/** A request that comes under an idempotency key. */
export interface KeyedRequest {
  /** Of the key and the kind of request; none of the one that makes the cart. */
  requestKey?: string;
  /** What is asked for. */
  fingerprint: string;
}

/** What a request did that came before. */
interface Done {
  /** What it was answered; nothing where it was broken off, or where the answer is too long to be kept. */
  answer: object | undefined;
  isEnd: boolean;
}

/** How a cart ends that is canceled without a key. */
export const WITHOUT_KEY: KeyedRequest = { requestKey: 'canceled', fingerprint: 'canceled' };

/** What platforms asked for under their idempotency keys, and what they were answered. */
export class UcpRequests {
  constructor(private readonly database: Database) {}

  /**
   * Makes or changes the cart of a session: once, in one transaction with the note of its key. What was done already is left
   * as it is by now; nothing is done where the session has ended.
   * @param make what else belongs into that transaction
   * @param isEnd whether the change ends the cart
   * @throws IDEMPOTENCY_KEY_REUSED where the key stands for another request, and what `make` throws
   */
  async once(
    sessionId: number,
    request: KeyedRequest,
    { make, isEnd = false }: { make?: (tx: Transaction) => Promise<void>; isEnd?: boolean } = {},
  ): Promise<void> {
    const { requestKey, fingerprint } = request;
    // The note comes first, so that another request under the key waits there.
    const work = async (tx: Transaction) => {
      await (requestKey === undefined
        ? tx.insert(UcpRequest, { sessionId, fingerprint })
        : tx.insert(UcpChange, { sessionId, requestKey, fingerprint, isEnd }));
      await make?.(tx);
      if (requestKey !== undefined) await makeRoom(tx, sessionId);
    };
    try {
      await this.database.write(work, { repeatable: true });
    } catch (error) {
      if (isMissingReference(error)) return;
      const isDone =
        isDuplicateKey(error, 'uq_ucp_requests_sessionId') ||
        isDuplicateKey(error, 'uq_ucp_changes_sessionId_requestKey');
      if (!isDone) throw error;
      await this.noted(sessionId, request);
    }
  }

  /**
   * What this very request did before; nothing where it did not come yet.
   * @param cartId what stands for the id in its answer, which is kept without it
   * @throws IDEMPOTENCY_KEY_REUSED where its key stands for another one
   */
  async done(sessionId: number, request: KeyedRequest, cartId: string): Promise<Done | undefined> {
    const noted = await this.noted(sessionId, request);
    if (!noted) return undefined;
    const isEnd = noted instanceof UcpChange && noted.isEnd;
    return { answer: noted.answer === null ? undefined : answerOf(noted.answer, cartId), isEnd };
  }

  /** Keeps what a request is answered, and tells it: of two that come at the same moment, what the first one was told. */
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

  /** Whether a cart was ended. */
  isEnded(sessionId: number): Promise<boolean> {
    return this.database.read.existsBy(UcpChange, { sessionId, isEnd: true });
  }

  /** Whose cart an id opens; nobody where it was ended. */
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
    const message = integrationsMessages.ucpKeyReused();
    throw new ShopError('IDEMPOTENCY_KEY_REUSED', message, { 'idempotency-key': message });
  }
}

async function makeRoom(tx: Transaction, sessionId: number): Promise<void> {
  const where = { sessionId, isEnd: false };
  const order = { id: 'DESC' } as const;
  const [tooOld] = await tx.find(UcpChange, { where, order, skip: MOST_KEYS, take: 1 });
  if (tooOld) await tx.delete(UcpChange, { id: tooOld.id });
}
