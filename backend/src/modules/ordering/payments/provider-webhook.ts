import { createHash } from 'node:crypto';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../platform/database/database';
import { isDuplicateKey } from '../../../platform/database/dialect/statements';
import { WebhookEvent } from './webhook-event.entity';

/** The log for the operator. */
export interface WebhookLog {
  warn(details: object, text: string): void;
  error(details: object, text: string): void;
}

/** The webhook of a provider. */
export interface ProviderWebhook {
  readonly path: string;
  /** The header with the signature of the body. */
  readonly signatureHeader: string;

  /**
   * Processes one event, once.
   * @param body the signed bytes
   * @throws BAD_REQUEST if the provider has not signed it; any error of the processing, so that the provider sends it
   *   again
   */
  receive(body: Buffer, signature: string, log: WebhookLog): Promise<void>;
}

/** Tracks refunds at a provider. The refunds implement this, as they depend on the payments. */
export interface RefundReports {
  /** Looks up the refunds of a charge at the provider, and stores their state. */
  look(chargeReference: string | undefined): Promise<void>;
}

/** The processed events, whose repetition has no effect. */
export class ReceivedEvents {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Processes an event, unless that was done before; it is recorded only after the work has succeeded. */
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

/** The identity of a body. */
export function fingerprintOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('hex');
}
