import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { readRecordId } from '../../../kernel/record-id';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { OfferListArgs } from '../offer-list.args';
import { GiftVoucher } from './gift-voucher.entity';
import { ManageVouchersService } from './manage-vouchers.service';
import { RedeemVoucherService } from './redeem-voucher.service';
import { GiftVoucherInput } from './voucher.input';
import { RedeemPayload } from './voucher.type';

/** Gift vouchers: redeemed by customers, created by admins. */
@Resolver()
export class VoucherResolver {
  constructor(
    private readonly redeeming: RedeemVoucherService,
    private readonly managing: ManageVouchersService,
  ) {}

  @Access('manage-vouchers')
  @Query(() => [GiftVoucher], { description: 'Newest 200 gift vouchers that match (admin).' })
  giftVouchers(
    @Args(() => OfferListArgs) which: OfferListArgs,
    @Ctx() { viewer }: RequestContext,
  ): Promise<GiftVoucher[]> {
    return this.managing.newest(viewer, which);
  }

  @Access('customer')
  @Mutation(() => RedeemPayload, {
    description:
      "Adds the value of a gift voucher to the caller's gift credit. Fails with VALIDATION, VOUCHER_INVALID, VOUCHER_REDEEMED, or TOO_MANY_ATTEMPTS after many wrong codes.",
  })
  redeemGiftVoucher(
    @Arg('code', { description: 'Code of the voucher, case-insensitive.' }) code: string,
    @Ctx() { viewer, caller }: RequestContext,
  ): Promise<RedeemPayload> {
    return this.redeeming.redeem(viewer, code, caller);
  }

  @Access('manage-vouchers')
  @Mutation(() => GiftVoucher, {
    description: 'Creates a gift voucher (admin). Fails with VALIDATION or VOUCHER_CODE_TAKEN.',
  })
  addGiftVoucher(
    @Arg('input', () => GiftVoucherInput, { description: 'New voucher.' })
    input: GiftVoucherInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<GiftVoucher> {
    return this.managing.add(viewer, input);
  }

  @Access('manage-vouchers')
  @Mutation(() => GiftVoucher, {
    description:
      'Ends a gift voucher, such as a lost one, which nobody can redeem any more (admin). Repeating the call has no effect. Fails with NOT_FOUND or VOUCHER_REDEEMED.',
  })
  endGiftVoucher(
    @Arg('id', () => ID, { description: 'Voucher ID.' }) id: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<GiftVoucher> {
    return this.managing.end(viewer, readRecordId(id, 'voucher', 'id'));
  }
}
