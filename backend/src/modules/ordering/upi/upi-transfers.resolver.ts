import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { Access } from '../../../platform/graphql/access';
import { batched } from '../../../platform/graphql/batched';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { OrderDetailsService } from '../details/order-details.service';
import { Quote } from '../../checkout';
import { Order } from '../orders/order.entity';
import { Payment, UPI, utrOf } from '../payments/payment.entity';
import { Refund } from '../refunds/refund.entity';
import { UpiRequestType } from './upi-request.type';
import { SettleTransfersService } from './settle-transfers.service';
import { StateTransferService } from './state-transfer.service';
import {
  ConfirmTransferArgs,
  RejectTransferInput,
  SentRefundInput,
  StateTransferInput,
} from './upi-transfer.input';
import { RefundToSend, StatedTransfer, UpiAttention } from './upi-transfer.type';

/** Transfers by UPI of customers, and those that pay them back. */
@Resolver()
export class UpiTransfersResolver {
  constructor(
    private readonly stating: StateTransferService,
    private readonly settling: SettleTransfersService,
  ) {}

  @Access('customer')
  @Mutation(() => Payment, {
    description:
      'States that an order of the caller was paid by UPI. The payment is pending until the staff find the transfer; its order waits for that. Fails with VALIDATION, NOT_FOUND, ORDER_NOT_PAYABLE, PAYMENT_PENDING, TOO_MANY_ATTEMPTS, or NOT_SUPPORTED where the shop takes no UPI.',
  })
  stateUpiTransfer(
    @Arg('input', () => StateTransferInput, { description: 'Which order, by which transfer.' })
    input: StateTransferInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Payment> {
    return this.stating.state(viewer, input);
  }

  @Access('settle-cash')
  @Query(() => UpiAttention, {
    description: 'How many transfers by UPI wait for the staff (admin).',
  })
  upiAttention(@Ctx() { viewer }: RequestContext): Promise<UpiAttention> {
    return this.settling.attention(viewer);
  }

  @Access('settle-cash')
  @Query(() => [StatedTransfer], {
    description:
      'The transfers that customers say they made, those that wait the longest first: at most 100 (admin).',
  })
  statedTransfers(@Ctx() { viewer }: RequestContext): Promise<StatedTransfer[]> {
    return this.settling.stated(viewer);
  }

  @Access('settle-cash')
  @Query(() => [RefundToSend], {
    description:
      'The refunds that are to be sent by UPI, those that wait the longest first: at most 100 (admin).',
  })
  refundsToSend(@Ctx() { viewer }: RequestContext): Promise<RefundToSend[]> {
    return this.settling.toSend(viewer);
  }

  @Access('settle-cash')
  @Mutation(() => Payment, {
    description:
      'Confirms a transfer that has arrived (admin): it pays its order, or goes back where that is cancelled. Confirmed again, it stays as it is. Fails with NOT_FOUND, VALIDATION (utr, where none is known or it counts already), or CONFLICT where somebody rejected it, with `current`.',
  })
  confirmUpiTransfer(
    @Args() transfer: ConfirmTransferArgs,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Payment> {
    return this.settling.confirm(viewer, transfer);
  }

  @Access('settle-cash')
  @Mutation(() => Payment, {
    description:
      'Rejects a transfer that is not in the bank statement (admin): its order is unpaid again, and the customer is told. Rejected again, it stays as it is. Fails with NOT_FOUND, VALIDATION, or CONFLICT where somebody confirmed it, with `current`.',
  })
  rejectUpiTransfer(
    @Arg('input', () => RejectTransferInput, { description: 'Which one, and why.' })
    input: RejectTransferInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Payment> {
    return this.settling.reject(viewer, input);
  }

  @Access('settle-cash')
  @Mutation(() => Refund, {
    description:
      'Marks a refund as sent by UPI (admin). Marked again with the same UTR number, it stays as it is. Fails with NOT_FOUND, VALIDATION, or CONFLICT where another transfer sent it, with `current`.',
  })
  markRefundSent(
    @Arg('input', () => SentRefundInput, { description: 'Which refund, by which transfer.' })
    input: SentRefundInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Refund> {
    return this.settling.markSent(viewer, input);
  }
}

/** Whether a cart can be paid by UPI. */
@Resolver(() => Quote)
export class UpiQuoteResolver {
  constructor(private readonly stating: StateTransferService) {}

  @FieldResolver(() => Boolean, {
    description: 'Whether the order can be paid by UPI, with `paymentMethod` CARD.',
  })
  takesUpi(): Promise<boolean> {
    return this.stating.isOffered();
  }
}

/** How an order is paid by UPI. */
@Resolver(() => Order)
export class UpiOrderResolver {
  constructor(private readonly stating: StateTransferService) {}

  @FieldResolver(() => UpiRequestType, {
    nullable: true,
    description:
      'How it is paid by UPI, while it awaits an online payment; nothing where the shop takes no UPI.',
  })
  upiRequest(@Root() order: Order): Promise<UpiRequestType | null> {
    return this.stating.requestOf(order);
  }
}

/** What a payment by UPI says of its transfer. */
@Resolver(() => Payment)
export class UpiPaymentResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'UTR number of the transfer, where it is one by UPI and the number is known; nothing for a card.',
  })
  utr(@Root() payment: Payment): string | null {
    return utrOf(payment);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether it is a transfer by UPI, whose UTR number may not be known yet.',
  })
  isByUpi(@Root() { gateway }: Payment): boolean {
    return gateway === UPI;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Why the staff rejected the transfer.',
  })
  rejectedBecause(@Root() { gateway, failureReason, status }: Payment): string | null {
    return gateway === UPI && status === PaymentStatus.FAILED ? failureReason : null;
  }
}

/** How a refund of a payment by UPI is sent. */
@Resolver(() => Refund)
export class UpiRefundResolver {
  constructor(private readonly details: OrderDetailsService) {}

  @FieldResolver(() => Boolean, {
    description: 'Whether the staff send it by UPI: its payment was such a transfer.',
  })
  isSentByHand(@Root() refund: Refund, @Ctx() context: RequestContext): Promise<boolean> {
    return this.isOfUpi(refund, context);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'UTR number of the transfer that sent it; nothing before, or for a card.',
  })
  async utr(@Root() refund: Refund, @Ctx() context: RequestContext): Promise<string | null> {
    return (await this.isOfUpi(refund, context)) ? refund.gatewayReference : null;
  }

  private async isOfUpi({ paymentId }: Refund, context: RequestContext): Promise<boolean> {
    const load = (ids: number[]) => this.details.paymentsById(ids);
    const [payment] = await batched(context, 'refunded payments', paymentId, load);
    return payment?.gateway === UPI;
  }
}
