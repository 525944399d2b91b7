import { Database } from '../../../platform/database/database';
import { isDuplicateKey } from '../../../platform/database/dialect/statements';
import { ShopError } from '../../../kernel/shop-error';
import { integrationsMessages } from '../integrations.messages';
import { UcpRequest } from './ucp-request.entity';

/** What platforms asked for under their idempotency keys. */
export class UcpRequests {
  constructor(private readonly database: Database) {}

  /**
   * Whether the cart of a session is made already.
   * @throws IDEMPOTENCY_KEY_REUSED where it was made of something else
   */
  async isDone(sessionId: number, fingerprint: string): Promise<boolean> {
    const made = await this.database.read.findOneBy(UcpRequest, { sessionId });
    if (made && made.fingerprint !== fingerprint) {
      const message = integrationsMessages.ucpKeyReused();
      throw new ShopError('IDEMPOTENCY_KEY_REUSED', message, { 'idempotency-key': message });
    }
    return made !== null;
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
}
