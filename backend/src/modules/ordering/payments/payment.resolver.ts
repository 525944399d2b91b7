import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { readRecordId } from '../../../kernel/record-id';
import { Access } from '../../../platform/graphql/access';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { OnlinePaymentService } from './online-payment.service';
import { CheckoutAnswerInput } from './checkout-answer.input';
import { OnlinePayment, PaymentSetup } from './online-payment.type';
import { Payment } from './payment.entity';
import { PaymentInput } from './payment.input';
import { PaymentService } from './payment.service';

/** Card payments. */
@Resolver()
export class PaymentResolver {
  constructor(
    private readonly payments: PaymentService,
    private readonly online: OnlinePaymentService,
  ) {}

  @Access('customer')
  @Mutation(() => Payment, {
    name: 'payment',
    description:
      "Pays an order by card. Fails with VALIDATION, NOT_FOUND, ORDER_NOT_PAYABLE, PAYMENT_DECLINED, PAYMENT_PENDING (retry with the same key), IDEMPOTENCY_KEY_REUSED, PRICE_CHANGED, TOO_MANY_ATTEMPTS after many declined attempts, or NOT_SUPPORTED if the provider's payment field takes the card.",
  })
  pay(
    @Arg('input', () => PaymentInput, { description: 'Card and order.' })
    input: PaymentInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Payment> {
    return this.payments.pay(viewer, input);
  }

  @Access('customer')
  @Query(() => Payment, {
    description: "Returns one of the caller's payments. Fails with NOT_FOUND.",
  })
  payment(
    @Arg('id', () => ID, { description: 'Payment ID.' }) id: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Payment> {
    return this.payments.byId(viewer, readRecordId(id, 'payment', 'id'));
  }

  @Access('anyone')
  @Query(() => PaymentSetup, { description: 'Configuration of online payments.' })
  paymentSetup(): PaymentSetup {
    return this.online.setup;
  }

  @Access('customer')
  @Mutation(() => OnlinePayment, {
    description:
      "Begins a payment that the browser confirms with the provider's payment field. Fails with VALIDATION, NOT_FOUND, ORDER_NOT_PAYABLE, PAYMENT_DECLINED, PAYMENT_PENDING, IDEMPOTENCY_KEY_REUSED, PRICE_CHANGED, TOO_MANY_ATTEMPTS after many declined attempts, or NOT_SUPPORTED with the sandbox.",
  })
  beginOnlinePayment(
    @Arg('orderId', () => ID, { description: 'Order ID.' }) orderId: string,
    @Arg('idempotencyKey', () => String, {
      description:
        'Idempotency key chosen by the client, one per attempt; the same key returns the same payment.',
    })
    idempotencyKey: string,
    @Arg('expectedAmountPaise', () => PaiseScalar, {
      nullable: true,
      description:
        'Amount shown to the customer, in paise: bill.toPayPaise of the order. If the actual amount differs, no payment begins, and PRICE_CHANGED returns it. If omitted, any amount is accepted.',
    })
    expectedAmountPaise: number | undefined | null,
    @Ctx() { viewer }: RequestContext,
  ): Promise<OnlinePayment> {
    return this.online.begin(viewer, orderId, { idempotencyKey, expectedAmountPaise });
  }

  @Access('customer')
  @Mutation(() => Payment, {
    description:
      "Queries the provider for the result of one of the caller's payments, and settles it. Fails with VALIDATION, NOT_FOUND, PAYMENT_DECLINED, PAYMENT_PENDING, or ORDER_NOT_PAYABLE if the payment arrived too late and is refunded.",
  })
  confirmOnlinePayment(
    @Arg('paymentId', () => ID, { description: 'Payment ID.' }) paymentId: string,
    @Arg('checkout', () => CheckoutAnswerInput, {
      nullable: true,
      description:
        'Result of Razorpay Checkout in the browser; a wrong signature is refused before Razorpay is queried.',
    })
    checkout: CheckoutAnswerInput | undefined | null,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Payment> {
    const id = readRecordId(paymentId, 'payment', 'paymentId');
    return this.online.confirm(viewer, id, checkout ?? undefined);
  }
}
