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

/** UPI transfers by customers, and refunds by UPI. */
@Resolver()
export class UpiTransfersResolver {
  constructor(
    private readonly stating: StateTransferService,
    private readonly settling: SettleTransfersService,
  ) {}

  @Access('customer')
  @Mutation(() => Payment, {
    description:
      'States that the caller paid an order by UPI. The payment is pending until staff find the transfer; the order waits until then. If it was cancelled before, the money is sent back. Fails with VALIDATION, NOT_FOUND, ORDER_NOT_PAYABLE, PAYMENT_PENDING, TOO_MANY_ATTEMPTS, or NOT_SUPPORTED if the order was placed while the shop took no UPI.',
  })
  stateUpiTransfer(
    @Arg('input', () => StateTransferInput, { description: 'Order and transfer.' })
    input: StateTransferInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Payment> {
    return this.stating.state(viewer, input);
  }

  @Access('settle-cash')
  @Query(() => UpiAttention, {
    description: 'Counts the UPI transfers that wait for the staff (admin).',
  })
  upiAttention(@Ctx() { viewer }: RequestContext): Promise<UpiAttention> {
    return this.settling.attention(viewer);
  }

  @Access('settle-cash')
  @Query(() => [StatedTransfer], {
    description: 'Lists transfers stated by customers, longest waiting first: at most 100 (admin).',
  })
  statedTransfers(@Ctx() { viewer }: RequestContext): Promise<StatedTransfer[]> {
    return this.settling.stated(viewer);
  }

  @Access('settle-cash')
  @Query(() => [RefundToSend], {
    description: 'Lists refunds to send by UPI, longest waiting first: at most 100 (admin).',
  })
  refundsToSend(@Ctx() { viewer }: RequestContext): Promise<RefundToSend[]> {
    return this.settling.toSend(viewer);
  }

  @Access('settle-cash')
  @Mutation(() => Payment, {
    description:
      'Confirms that a transfer has arrived (admin): it pays its order, or is refunded if the order is cancelled. Repeating the call has no effect. Fails with NOT_FOUND, VALIDATION (utr, if none is known or it was already used; amountPaise), or CONFLICT if somebody rejected it or confirmed another number or amount, with `current`.',
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
      'Rejects a transfer that is not in the bank statement (admin): its order is unpaid again, and the customer is notified. Repeating the call has no effect. Fails with NOT_FOUND, VALIDATION, or CONFLICT if somebody confirmed it, with `current`.',
  })
  rejectUpiTransfer(
    @Arg('input', () => RejectTransferInput, { description: 'Payment and reason.' })
    input: RejectTransferInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Payment> {
    return this.settling.reject(viewer, input);
  }

  @Access('settle-cash')
  @Mutation(() => Refund, {
    description:
      'Marks a refund as sent by UPI (admin). Repeating the call with the same UTR number has no effect. Fails with NOT_FOUND, VALIDATION, or CONFLICT if another transfer sent it, with `current`.',
  })
  markRefundSent(
    @Arg('input', () => SentRefundInput, { description: 'Refund and transfer.' })
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

/** UPI payment options of an order. */
@Resolver(() => Order)
export class UpiOrderResolver {
  constructor(private readonly stating: StateTransferService) {}

  @FieldResolver(() => UpiRequestType, {
    nullable: true,
    description:
      'UPI payment request while the order awaits an online payment; null if the shop takes no UPI.',
  })
  upiRequest(@Root() order: Order): Promise<UpiRequestType | null> {
    return this.stating.requestOf(order);
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether `stateUpiTransfer` accepts a transfer for the order: also after it was cancelled unpaid; then the money is sent back.',
  })
  takesUpiTransfer(@Root() order: Order): Promise<boolean> {
    return this.stating.takesStatement(order);
  }
}

/** UPI transfer of a payment. */
@Resolver(() => Payment)
export class UpiPaymentResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'UTR number of the UPI transfer; null if unknown, or for a card.',
  })
  utr(@Root() payment: Payment): string | null {
    return utrOf(payment);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the payment is a UPI transfer; its UTR number may still be unknown.',
  })
  isByUpi(@Root() { gateway }: Payment): boolean {
    return gateway === UPI;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Reason why the staff rejected the transfer.',
  })
  rejectedBecause(@Root() { gateway, failureReason, status }: Payment): string | null {
    return gateway === UPI && status === PaymentStatus.FAILED ? failureReason : null;
  }
}

/** Method of sending the refund of a UPI payment. */
@Resolver(() => Refund)
export class UpiRefundResolver {
  constructor(private readonly details: OrderDetailsService) {}

  @FieldResolver(() => Boolean, {
    description: 'Whether staff send the refund by UPI, because its payment was a UPI transfer.',
  })
  isSentByHand(@Root() refund: Refund, @Ctx() context: RequestContext): Promise<boolean> {
    return this.isOfUpi(refund, context);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'UTR number of the transfer that sent the refund; null until sent, or for a card.',
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
