import { EntityManager } from 'typeorm';
import { actorOf } from '../../../kernel/domain-event';
import { DomainEvents } from '../../../platform/events/domain-events';
import { pick } from '../../../kernel/changed-fields.rules';
import { Clock } from '../../../kernel/clock';
import { istDate } from '../../../kernel/ist';
import { ShopError } from '../../../kernel/shop-error';
import { Viewer, requirePermission } from '../../../kernel/viewer';
import { Database, Transaction } from '../../../platform/database/database';
import { assertValid } from '../../../platform/validation/assert-valid';
import { trimTexts } from '../../../platform/validation/trim-texts';
import { OfferBanner } from './offer-banner.entity';
import { OfferBannerInput } from './offer-banner.input';
import { ShownOfferBanner } from './offer-banner.type';
import { storefrontMessages } from '../storefront.messages';

/** The fields in the audit log. */
const KEPT = ['heading', 'text', 'isHidden', 'lastDay'] as const;

/** The offer on the landing page, which the shop changes without a deployment. */
export class OfferBannerService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly events: DomainEvents,
  ) {}

  /** The offer that the landing page shows; null if it shows none. */
  async shown(): Promise<ShownOfferBanner | null> {
    const { heading, text, isHidden, lastDay } = await theBanner(this.database.read);
    const isOver = lastDay !== null && lastDay < istDate(this.clock.now());
    return isHidden || isOver ? null : { heading, text };
  }

  /** The whole record, for staff who may change it. Throws UNAUTHENTICATED, FORBIDDEN. */
  async kept(viewer: Viewer): Promise<OfferBanner> {
    requirePermission(viewer, 'manage-coupons');
    return theBanner(this.database.read);
  }

  /**
   * Replaces the whole offer: omitted values revert to the default.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION, CONFLICT if somebody changed it since the expected version
   */
  async change(
    viewer: Viewer,
    values: Partial<Record<keyof OfferBannerInput, unknown>>,
  ): Promise<OfferBanner> {
    requirePermission(viewer, 'manage-coupons');
    const { heading, text, ...rest } = trimTexts(values);
    const texts = { heading: heading || null, text: text || null };
    const input = await assertValid(OfferBannerInput, { ...rest, ...texts });
    const { expectedVersion: version, lastDay = null, isHidden } = input;
    const after = { ...texts, isHidden, lastDay } as Pick<OfferBanner, (typeof KEPT)[number]>;
    return this.database.write(async (tx: Transaction) => {
      const before = await theBanner(tx);
      const { id } = before;
      const changes = { ...after, version: version + 1, changedAt: this.clock.now() };
      const { affected } = await tx.update(OfferBanner, { id, version }, changes);
      if (affected !== 1) throw changedMeanwhile(await theBanner(tx), { ...after, version });
      await this.events.record(tx, [
        {
          actor: actorOf(viewer),
          action: 'offer-banner.changed',
          subject: 'offer-banner',
          subjectId: id,
          before: pick<OfferBanner>(before, KEPT),
          after,
        },
      ]);
      return { ...before, ...changes };
    });
  }
}

function theBanner(manager: EntityManager): Promise<OfferBanner> {
  return manager.findOneOrFail(OfferBanner, { where: {}, order: { id: 'ASC' } });
}

function changedMeanwhile(banner: OfferBanner, submitted: object): ShopError {
  const message = storefrontMessages.offerChanged();
  const current = pick<OfferBanner>(banner, [...KEPT, 'version']);
  const fields = { expectedVersion: message };
  return new ShopError('CONFLICT', message, fields, undefined, { current, submitted });
}
