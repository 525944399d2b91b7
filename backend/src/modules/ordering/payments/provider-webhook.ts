import { createHash } from 'node:crypto';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../platform/database/database';
import { isDuplicateKey } from '../../../platform/database/dialect/statements';
import { WebhookEvent } from './webhook-event.entity';

/** Where it is told what an operator should look at. */
export interface WebhookLog {
  warn(details: object, text: string): void;
  error(details: object, text: string): void;
}

/** Where a provider tells its news. */
export interface ProviderWebhook {
  readonly path: string;
  /** The header with the signature of the body. */
  readonly signatureHeader: string;

  /**
   * Deals with one event, once.
   * @param body the bytes that were signed
   * @throws BAD_REQUEST where the provider has not signed it; whatever hinders the work, so that it is sent again
   */
  receive(body: Buffer, signature: string, log: WebhookLog): Promise<void>;
}

/** Follows what becomes of refunds at a provider: the refunds, which stand above the payments. */
export interface RefundReports {
  /** Looks up the refunds of a charge at the provider, and stores how they stand. */
  look(chargeReference: string | undefined): Promise<void>;
}

/** The events that were dealt with: sent again, they do nothing. */
export class ReceivedEvents {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Deals with an event, unless that was done before; it is kept only once the work is done. */
  async once(
    event: Pick<WebhookEvent, 'gateway' | 'eventId' | 'type'>,
    work: () => Promise<void>,
  ): Promise<void> {
    const { gateway, eventId } = event;
    if (await this.database.read.existsBy(WebhookEvent, { gateway, eventId })) return;
    const receivedAt = this.clock.now();
    await work();
    try {
      await this.database.write((tx) => tx.insert(WebhookEvent, { ...event, receivedAt }), {
        repeatable: true,
      });
    } catch (error) {
      if (!isDuplicateKey(error, 'uq_webhook_events_gateway_eventId')) throw error;
    }
  }
}

/** Tells a body from all others. */
export function fingerprintOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('hex');
}
