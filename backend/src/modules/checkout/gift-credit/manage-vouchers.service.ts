import { EventActor, SYSTEM_ACTOR, actorOf } from '../../../kernel/domain-event';
import { DomainEvents } from '../../../platform/events/domain-events';
import { Clock } from '../../../kernel/clock';
import { readOfferCode } from '../../../kernel/offer-code';
import { ShopError, fieldError, notFound } from '../../../kernel/shop-error';
import { Viewer, requirePermission } from '../../../kernel/viewer';
import { Database } from '../../../platform/database/database';
import { findLocked } from '../../../platform/database/dialect/find-locked';
import { isDuplicateKey } from '../../../platform/database/dialect/statements';
import { assertValid } from '../../../platform/validation/assert-valid';
import { OfferListArgs, newestOffers } from '../offer-list.args';
import { GiftVoucher } from './gift-voucher.entity';
import { voucherAdded, voucherEnded } from './voucher.events';
import { randomVoucherCode } from './voucher-code';
import { GiftVoucherInput } from './voucher.input';
import { checkoutMessages } from '../checkout.messages';

/** How many of the newest vouchers are listed. */
const LISTED = 200;

type VoucherValues = Partial<Record<keyof GiftVoucherInput, unknown>>;

/** Gift vouchers, for the staff. */
export class ManageVouchersService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly events: DomainEvents,
  ) {}

  /** The newest vouchers. Throws UNAUTHENTICATED, FORBIDDEN, VALIDATION (before). */
  async newest(viewer: Viewer, which: OfferListArgs): Promise<GiftVoucher[]> {
    requirePermission(viewer, 'manage-vouchers');
    return this.database.read.find(GiftVoucher, newestOffers(which, 'voucher', LISTED));
  }

  /**
   * Creates a voucher; generates a random code if none is given.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION, VOUCHER_CODE_TAKEN
   */
  async add(viewer: Viewer, values: VoucherValues): Promise<GiftVoucher> {
    requirePermission(viewer, 'manage-vouchers');
    return this.make(values, actorOf(viewer));
  }

  /** Creates a voucher, possibly in the name of the shop itself, such as the demo's. Throws as `add`. */
  async make(values: VoucherValues, actor: EventActor = SYSTEM_ACTOR): Promise<GiftVoucher> {
    const code = readOfferCode(values.code) || randomVoucherCode();
    const input = await assertValid(GiftVoucherInput, { ...values, code });
    const { validUntil = null } = input;
    const createdAt = this.clock.now();
    if (validUntil && validUntil <= createdAt)
      throw fieldError('validUntil', checkoutMessages.voucherEndPast());
    const voucher = { ...input, code, validUntil, createdAt };
    try {
      return await this.database.write(async (tx) => {
        const made = await tx.save(tx.create(GiftVoucher, voucher));
        await this.events.record(tx, [voucherAdded(made, actor)]);
        return made;
      });
    } catch (error) {
      if (isDuplicateKey(error, 'uq_gift_vouchers_code')) throw codeTaken();
      throw error;
    }
  }

  /**
   * Ends a voucher that nobody has redeemed, so that nobody can any more. Idempotent.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, VOUCHER_REDEEMED
   */
  async end(viewer: Viewer, id: number): Promise<GiftVoucher> {
    requirePermission(viewer, 'manage-vouchers');
    const now = this.clock.now();
    return this.database.write(
      async (tx) => {
        const voucher = await findLocked(tx, GiftVoucher, id);
        if (!voucher) throw notFound('voucher', 'id');
        if (voucher.redeemedAt) throw redeemed();
        if (voucher.validUntil && voucher.validUntil <= now) return voucher;
        await tx.update(GiftVoucher, { id }, { validUntil: now });
        await this.events.record(tx, [voucherEnded(voucher, now, actorOf(viewer))]);
        return { ...voucher, validUntil: now };
      },
      { repeatable: true },
    );
  }
}

function codeTaken(): ShopError {
  const message = checkoutMessages.voucherCodeTaken();
  return new ShopError('VOUCHER_CODE_TAKEN', message, { code: message });
}

function redeemed(): ShopError {
  const message = checkoutMessages.voucherRedeemed();
  return new ShopError('VOUCHER_REDEEMED', message, { id: message });
}
