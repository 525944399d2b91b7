import { DomainEvents } from '../../../platform/events/domain-events';
import { CallerDetails } from '../../../kernel/caller';
import { Clock } from '../../../kernel/clock';
import { OFFER_CODE_PATTERN, readOfferCode } from '../../../kernel/offer-code';
import { ErrorCode } from '../../../kernel/error-codes';
import { ShopError, fieldError } from '../../../kernel/shop-error';
import { Viewer, requireCustomer } from '../../../kernel/viewer';
import { Database, Transaction } from '../../../platform/database/database';
import { CodeGuesses, GuessedCode } from '../../../platform/limits/code-guesses';
import { GiftCreditService } from './gift-credit.service';
import { GiftVoucher } from './gift-voucher.entity';
import { voucherRedeemed } from './voucher.events';
import { RedeemPayload } from './voucher.type';
import { Message } from '../../../kernel/message';
import { checkoutMessages } from '../checkout.messages';

/** Whoever mistypes the code of their voucher does so a few times; whoever guesses codes, thousands of times. */
const VOUCHER_CODE: GuessedCode = { name: 'voucher-code', perAccount: 10, field: 'code' };

/** Turns a gift voucher into gift credit, once. */
export class RedeemVoucherService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly credits: GiftCreditService,
    private readonly events: DomainEvents,
    private readonly guesses: CodeGuesses,
  ) {}

  /**
   * Adds the value of a voucher to the caller's gift credit. Exactly one of several concurrent calls does.
   * @throws UNAUTHENTICATED, FORBIDDEN, VALIDATION, VOUCHER_INVALID, VOUCHER_REDEEMED, TOO_MANY_ATTEMPTS after many wrong
   *   codes
   */
  async redeem(viewer: Viewer, typed: unknown, { address }: CallerDetails): Promise<RedeemPayload> {
    const customerId = requireCustomer(viewer);
    const code = readOfferCode(typed);
    if (code === '') throw fieldError('code', checkoutMessages.voucherCodeMissing());
    if (!OFFER_CODE_PATTERN.test(code)) throw unknownVoucher();
    return this.guesses.guard(
      VOUCHER_CODE,
      { customerId, address },
      () => this.redeemCode(customerId, code),
      // Whoever has redeemed it knows the code.
      ({ reason }) => reason.messageId !== checkoutMessages.voucherRedeemedByYou().messageId,
    );
  }

  private redeemCode(customerId: number, code: string): Promise<RedeemPayload> {
    const at = this.clock.now();
    let runs = 0;
    const work = async (tx: Transaction) => {
      runs += 1;
      const voucher = await tx.findOneBy(GiftVoucher, { code });
      if (!voucher) throw unknownVoucher();
      // A retry may find the result of an earlier run whose COMMIT succeeded, but whose response was lost.
      const isDone = runs > 1 && isRedeemed(voucher, customerId, at);
      if (!isDone) await this.takeAndCredit(tx, voucher, customerId, at);
      const giftCreditPaise = await this.credits.balance(tx, customerId);
      return { valuePaise: voucher.valuePaise, giftCreditPaise };
    };
    return this.database.write(work, { repeatable: true });
  }

  private async takeAndCredit(
    tx: Transaction,
    voucher: GiftVoucher,
    customerId: number,
    at: Date,
  ): Promise<void> {
    const { id, valuePaise, validUntil, redeemedByCustomerId } = voucher;
    if (redeemedByCustomerId === customerId)
      throw refused('VOUCHER_REDEEMED', checkoutMessages.voucherRedeemedByYou());
    if (redeemedByCustomerId !== null) throw redeemedBefore();
    if (validUntil && at >= validUntil)
      throw refused('VOUCHER_INVALID', checkoutMessages.voucherExpired());
    const { affected } = await tx
      .createQueryBuilder()
      .update(GiftVoucher)
      .set({ redeemedByCustomerId: customerId, redeemedAt: at })
      .where('id = :id AND redeemedByCustomerId IS NULL', { id })
      // The staff may end it meanwhile.
      .andWhere('(validUntil IS NULL OR validUntil > :at)', { at })
      .execute();
    if (affected !== 1) throw redeemedBefore();
    await this.credits.add(tx, customerId, valuePaise, id);
    await this.events.record(tx, [voucherRedeemed(voucher, customerId)]);
  }
}

function isRedeemed(voucher: GiftVoucher, customerId: number, at: Date): boolean {
  const { redeemedByCustomerId, redeemedAt } = voucher;
  return redeemedByCustomerId === customerId && redeemedAt?.getTime() === at.getTime();
}

function unknownVoucher(): ShopError {
  return refused('VOUCHER_INVALID', checkoutMessages.voucherUnknown());
}

function redeemedBefore(): ShopError {
  return refused('VOUCHER_REDEEMED', checkoutMessages.voucherRedeemed());
}

function refused(code: ErrorCode, message: Message): ShopError {
  return new ShopError(code, message, { code: message });
}
