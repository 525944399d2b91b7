import { EntityManager } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { actorOf } from '../../../kernel/domain-event';
import type { Language } from '../../../kernel/language';
import { ShopError } from '../../../kernel/shop-error';
import { Viewer, requirePermission } from '../../../kernel/viewer';
import type { StoreConfig } from '../../../platform/config/config';
import { Database, Transaction } from '../../../platform/database/database';
import { DomainEvents } from '../../../platform/events/domain-events';
import { assertValid } from '../../../platform/validation/assert-valid';
import { trimTexts } from '../../../platform/validation/trim-texts';
import { storefrontMessages } from '../storefront.messages';
import { PolicyName } from './policy-name.enum';
import { PolicyInput } from './policy-text.input';
import { PolicyText } from './policy-text.entity';
import { Policy } from './policy.type';
import { usualPolicy } from './usual-policies.rules';

/** Identifies a text. */
type Which = Pick<PolicyText, 'name' | 'language'>;

/** The policies of the shop: default texts until the shop writes its own. */
export class PolicyService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly events: DomainEvents,
    private readonly store: StoreConfig,
  ) {}

  /** A policy as shown to everybody. */
  async shown(name: PolicyName, language: Language): Promise<Policy> {
    const kept = await theText(this.database.read, { name, language });
    const { text, usualText, changedAt } = this.withUsualText(kept);
    return { text: text ?? usualText, changedAt };
  }

  /** All policies in all languages, for staff who may change them. Throws UNAUTHENTICATED, FORBIDDEN. */
  async kept(viewer: Viewer): Promise<PolicyText[]> {
    requirePermission(viewer, 'manage-staff');
    const texts = await this.database.read.find(PolicyText, { order: { id: 'ASC' } });
    return texts.map((text) => this.withUsualText(text));
  }

  /**
   * Replaces the text of a policy in one language; without a text it reverts to the default.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION, CONFLICT if somebody changed it since the expected version
   */
  async change(
    viewer: Viewer,
    values: Partial<Record<keyof PolicyInput, unknown>>,
  ): Promise<PolicyText> {
    requirePermission(viewer, 'manage-staff');
    const { text: written, ...rest } = trimTexts(values);
    const input = await assertValid(PolicyInput, { ...rest, text: written || null });
    const { name, language, expectedVersion: version } = input;
    const text = input.text ?? null;
    return this.database.write(async (tx: Transaction) => {
      const before = await theText(tx, { name, language });
      const { id } = before;
      const changes = { text, version: version + 1, changedAt: this.clock.now() };
      const { affected } = await tx.update(PolicyText, { id, version }, changes);
      if (affected !== 1)
        throw changedMeanwhile(await theText(tx, { name, language }), { text, version });
      await this.events.record(tx, [
        {
          actor: actorOf(viewer),
          action: 'policy.changed',
          subject: 'policy',
          subjectId: id,
          before: { name, language, text: before.text },
          after: { name, language, text },
        },
      ]);
      return this.withUsualText({ ...before, ...changes });
    });
  }

  private withUsualText(kept: PolicyText): PolicyText & { usualText: string } {
    return { ...kept, usualText: usualPolicy(kept.name, kept.language, this.store) };
  }
}

function theText(manager: EntityManager, { name, language }: Which): Promise<PolicyText> {
  return manager.findOneByOrFail(PolicyText, { name, language });
}

function changedMeanwhile({ text, version }: PolicyText, submitted: object): ShopError {
  const message = storefrontMessages.policyChanged();
  const fields = { expectedVersion: message };
  return new ShopError('CONFLICT', message, fields, undefined, {
    current: { text, version },
    submitted,
  });
}
