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

/** Paying by card. */
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
      'Pays an order by card. Fails with VALIDATION, NOT_FOUND, ORDER_NOT_PAYABLE, PAYMENT_DECLINED, PAYMENT_PENDING (send it again under the same key), IDEMPOTENCY_KEY_REUSED, PRICE_CHANGED, TOO_MANY_ATTEMPTS after many declined ones, or NOT_SUPPORTED where the field of a provider takes the card.',
  })
  pay(
    @Arg('input', () => PaymentInput, { description: 'The card, and which order.' })
    input: PaymentInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Payment> {
    return this.payments.pay(viewer, input);
  }

  @Access('customer')
  @Query(() => Payment, { description: "One of the caller's payments. Fails with NOT_FOUND." })
  payment(
    @Arg('id', () => ID, { description: 'Number of the payment.' }) id: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Payment> {
    return this.payments.byId(viewer, readRecordId(id, 'payment', 'id'));
  }

  @Access('anyone')
  @Query(() => PaymentSetup, { description: 'What the shop can take cards with.' })
  paymentSetup(): PaymentSetup {
    return this.online.setup;
  }

  @Access('customer')
  @Mutation(() => OnlinePayment, {
    description:
      "Begins a payment that the browser confirms with the provider's own field. Fails with VALIDATION, NOT_FOUND, ORDER_NOT_PAYABLE, PAYMENT_DECLINED, PAYMENT_PENDING, IDEMPOTENCY_KEY_REUSED, PRICE_CHANGED, TOO_MANY_ATTEMPTS after many declined ones, or NOT_SUPPORTED with the sandbox.",
  })
  beginOnlinePayment(
    @Arg('orderId', () => ID, { description: 'Number of the order.' }) orderId: string,
    @Arg('idempotencyKey', () => String, {
      description: 'Chosen by the client for one attempt: the same key is the same payment.',
    })
    idempotencyKey: string,
    @Arg('expectedAmountPaise', () => PaiseScalar, {
      nullable: true,
      description:
        "The sum that the customer was shown, in paise: the order's bill.toPayPaise. Where the order costs another sum, nothing is begun and PRICE_CHANGED answers it. Left out: whatever it costs is agreed to.",
    })
    expectedAmountPaise: number | undefined | null,
    @Ctx() { viewer }: RequestContext,
  ): Promise<OnlinePayment> {
    return this.online.begin(viewer, orderId, { idempotencyKey, expectedAmountPaise });
  }

  @Access('customer')
  @Mutation(() => Payment, {
    description:
      'Asks the provider what became of a payment of the caller, and settles it. Fails with VALIDATION, NOT_FOUND, PAYMENT_DECLINED, PAYMENT_PENDING, or ORDER_NOT_PAYABLE where the money came too late and is paid back.',
  })
  confirmOnlinePayment(
    @Arg('paymentId', () => ID, { description: 'Number of the payment.' }) paymentId: string,
    @Arg('checkout', () => CheckoutAnswerInput, {
      nullable: true,
      description:
        'What Checkout of Razorpay answered in the browser: a wrong signature is refused before Razorpay is asked.',
    })
    checkout: CheckoutAnswerInput | undefined | null,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Payment> {
    const id = readRecordId(paymentId, 'payment', 'paymentId');
    return this.online.confirm(viewer, id, checkout ?? undefined);
  }
}
