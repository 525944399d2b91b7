import { Field, InputType } from 'type-graphql';

/** What Checkout of Razorpay gives the browser once a payment is authorised. */
@InputType({ description: 'What Checkout of Razorpay gives the browser once it was paid.' })
export class CheckoutAnswerInput {
  @Field({ description: "Razorpay's number of the payment, razorpay_payment_id." })
  providerPaymentId: string;

  @Field({ description: 'What Razorpay signed it with, razorpay_signature.' })
  signature: string;
}
