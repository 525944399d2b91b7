import { Field, ObjectType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';
import { Payment } from './payment.entity';

/** What the shop can take cards with. */
@Shows('public')
@ObjectType({ description: 'What the shop can take cards with.' })
export class PaymentSetup {
  @Field({ description: 'sandbox, stripe or razorpay.' })
  gateway: string;

  @Field(() => String, {
    nullable: true,
    description: "What the provider's own field in the browser needs; none with the sandbox.",
  })
  publishableKey: string | null;
}

/** A payment that the browser confirms. The secret is fetched for each answer: it is never kept and never logged. */
@Shows('private')
@ObjectType({ description: "A payment that the browser confirms with the provider's own field." })
export class OnlinePayment {
  @Field({ description: "What the provider's field needs to confirm it." })
  clientSecret: string;

  @Field(() => Payment, { description: 'The payment as the shop knows it.' })
  payment: Payment;
}
