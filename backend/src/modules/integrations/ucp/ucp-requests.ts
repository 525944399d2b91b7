import { Database, Transaction } from '../../../platform/database/database';
import { isDuplicateKey, isMissingReference } from '../../../platform/database/dialect/statements';
import { ShopError } from '../../../kernel/shop-error';
import { integrationsMessages } from '../integrations.messages';
import { UcpRequest } from './ucp-request.entity';

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
    if (await this.isDone(sessionId, fingerprint)) return;
    try {
      await this.database.write(
        async (tx) => {
          // First, so that another request under the same key waits here.
          await tx.insert(UcpRequest, { sessionId, fingerprint });
          await make(tx);
        },
        { repeatable: true },
      );
    } catch (error) {
      if (isMissingReference(error)) return;
      if (!isDuplicateKey(error, 'uq_ucp_requests_sessionId')) throw error;
      await this.isDone(sessionId, fingerprint);
    }
  }

  private async isDone(sessionId: number, fingerprint: string): Promise<boolean> {
    const made = await this.database.read.findOneBy(UcpRequest, { sessionId });
    if (made && made.fingerprint !== fingerprint) {
      const message = integrationsMessages.ucpKeyReused();
      throw new ShopError('IDEMPOTENCY_KEY_REUSED', message, { 'idempotency-key': message });
    }
    return made !== null;
  }
}
