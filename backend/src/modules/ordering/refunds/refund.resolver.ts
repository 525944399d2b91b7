import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { RefundPaymentService } from './refund-payment.service';
import { Refund } from './refund.entity';
import { RefundInput } from './refund.input';

/** Refunds of payments. */
@Resolver()
export class RefundResolver {
  constructor(private readonly refunding: RefundPaymentService) {}

  @Access('refund-payments')
  @Mutation(() => Refund, {
    description:
      'Refunds a payment in part or in full (admin). Fails with NOT_FOUND, VALIDATION, REFUND_REFUSED or IDEMPOTENCY_KEY_REUSED.',
  })
  refundPayment(
    @Arg('input', () => RefundInput, { description: 'Payment, amount and reason.' })
    input: RefundInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Refund> {
    return this.refunding.refund(viewer, input);
  }
}
