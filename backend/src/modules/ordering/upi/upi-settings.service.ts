import { EntityManager } from 'typeorm';
import { pick } from '../../../kernel/changed-fields.rules';
import { Clock } from '../../../kernel/clock';
import { actorOf } from '../../../kernel/domain-event';
import { ShopError, fieldError } from '../../../kernel/shop-error';
import { Viewer, requirePermission } from '../../../kernel/viewer';
import { Database, Transaction } from '../../../platform/database/database';
import { DomainEvents } from '../../../platform/events/domain-events';
import { assertValid } from '../../../platform/validation/assert-valid';
import { trimTexts } from '../../../platform/validation/trim-texts';
import { orderingMessages } from '../ordering.messages';
import { UpiSettings } from './upi-settings.entity';
import { UpiSettingsInput } from './upi-settings.input';

/** The fields that the audit log records. */
const KEPT = ['payeeAddress', 'payeeName'] as const;

/** The payee of UPI payments on delivery. */
export class UpiSettingsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly events: DomainEvents,
  ) {}

  /** The current settings. The caller must have checked the permission. */
  current(manager: EntityManager = this.database.read): Promise<UpiSettings> {
    return manager.findOneOrFail(UpiSettings, { where: {}, order: { id: 'ASC' } });
  }

  /** The current settings, for staff who may change them. Throws UNAUTHENTICATED, FORBIDDEN. */
  async kept(viewer: Viewer): Promise<UpiSettings> {
    requirePermission(viewer, 'manage-delivery');
    return this.current();
  }

  /**
   * Replaces the settings as a whole: without a UPI id the shop takes no UPI on delivery.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION, CONFLICT if somebody changed them since the expected version
   */
  async change(
    viewer: Viewer,
    values: Partial<Record<keyof UpiSettingsInput, unknown>>,
  ): Promise<UpiSettings> {
    requirePermission(viewer, 'manage-delivery');
    const { payeeAddress, payeeName, ...rest } = trimTexts(values);
    const texts = { payeeAddress: payeeAddress || null, payeeName: payeeName || null };
    const input = await assertValid(UpiSettingsInput, { ...rest, ...texts });
    if (input.payeeAddress && !input.payeeName)
      throw fieldError('payeeName', orderingMessages.upiNameMissing());
    const after = texts as Pick<UpiSettings, (typeof KEPT)[number]>;
    const { expectedVersion: version } = input;
    return this.database.write(async (tx: Transaction) => {
      const before = await this.current(tx);
      const { id } = before;
      const changes = { ...after, version: version + 1, changedAt: this.clock.now() };
      const { affected } = await tx.update(UpiSettings, { id, version }, changes);
      if (affected !== 1) throw changedMeanwhile(await this.current(tx), { ...after, version });
      const about = { action: 'upi-settings.changed', subject: 'delivery' } as const;
      const changed = { before: pick<UpiSettings>(before, KEPT), after };
      await this.events.record(tx, [{ actor: actorOf(viewer), ...about, ...changed }]);
      return { ...before, ...changes };
    });
  }
}

function changedMeanwhile(settings: UpiSettings, submitted: object): ShopError {
  const message = orderingMessages.upiChanged();
  const current = pick<UpiSettings>(settings, [...KEPT, 'version']);
  const fields = { expectedVersion: message };
  return new ShopError('CONFLICT', message, fields, undefined, { current, submitted });
}
