import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { readRecordId } from '../kernel/record-id';
import type { RequestContext } from '../platform/graphql/request-context';
import { Payment } from './payment.entity';
import { PaymentInput } from './payment.input';
import { PaymentService } from './payment.service';

/** Paying by card. */
@Resolver()
export class PaymentResolver {
  constructor(private readonly payments: PaymentService) {}

  @Mutation(() => Payment, {
    name: 'payment',
    description:
      'Pays an order by card. Fails with VALIDATION, NOT_FOUND, ORDER_NOT_PAYABLE, PAYMENT_DECLINED or IDEMPOTENCY_KEY_REUSED.',
  })
  pay(
    @Arg('input', () => PaymentInput, { description: 'The card, and which order.' })
    input: PaymentInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Payment> {
    return this.payments.pay(viewer, input);
  }

  @Query(() => Payment, { description: "One of the caller's payments. Fails with NOT_FOUND." })
  payment(
    @Arg('id', () => ID, { description: 'Number of the payment.' }) id: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Payment> {
    return this.payments.byId(viewer, readRecordId(id, 'payment', 'id'));
  }
}
