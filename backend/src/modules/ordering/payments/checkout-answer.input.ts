import { Field, InputType } from 'type-graphql';

/** Result that Razorpay Checkout passes to the browser once a payment is authorised. */
@InputType({ description: 'Result that Razorpay Checkout passes to the browser after a payment.' })
export class CheckoutAnswerInput {
  @Field({ description: 'Razorpay payment ID, razorpay_payment_id.' })
  providerPaymentId: string;

  @Field({ description: 'Signature from Razorpay, razorpay_signature.' })
  signature: string;
}
