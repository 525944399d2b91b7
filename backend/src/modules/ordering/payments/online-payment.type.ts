import { Field, ObjectType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';
import { Payment } from './payment.entity';

/** Configuration of online payments. */
@Shows('public')
@ObjectType({ description: 'Configuration of online payments.' })
export class PaymentSetup {
  @Field({ description: 'Payment gateway: sandbox, stripe or razorpay.' })
  gateway: string;

  @Field(() => String, {
    nullable: true,
    description:
      "Publishable key for the provider's payment field in the browser; null with the sandbox.",
  })
  publishableKey: string | null;
}

/** Payment that the browser confirms. The secret is fetched for each response, and never stored or logged. */
@Shows('private')
@ObjectType({ description: "Payment that the browser confirms with the provider's payment field." })
export class OnlinePayment {
  @Field({
    description: "Client secret that the provider's payment field needs to confirm the payment.",
  })
  clientSecret: string;

  @Field(() => Payment, { description: 'Payment record.' })
  payment: Payment;
}
