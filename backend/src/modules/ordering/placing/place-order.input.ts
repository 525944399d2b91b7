import { ArrayMaxSize, IsBoolean, IsEnum, IsOptional, IsString, Matches } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { REQUEST_KEY } from '../../../kernel/request-key';
import { MAX_LINES, checkoutMessages } from '../../checkout/index.rules';
import { PaymentMethod, Substitution } from '../../../kernel/order.enums';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { says } from '../../../platform/validation/says';
import { orderingMessages } from '../ordering.messages';
import { WholeNumber } from '../../../platform/validation/whole-number.validator';

const KEY_MESSAGE = says(orderingMessages.orderKey());

/** Cart line as shown to the customer. */
@InputType({ description: 'Cart line as shown to the customer.' })
export class ExpectedLineInput {
  @Field(() => ID, { description: 'Product ID.' })
  productId: string;

  @Field(() => Int, { description: 'Number of pieces.' })
  quantity: number;

  @Field(() => PaiseScalar, {
    nullable: true,
    description: 'Price of one piece, in paise; if omitted, any price is accepted.',
  })
  unitPricePaise?: number | null;

  @Field(() => PaiseScalar, {
    nullable: true,
    description: 'MRP of one piece, in paise; if omitted, any MRP is accepted.',
  })
  mrpPaise?: number | null;
}

/** Options of an order. */
@InputType()
abstract class OrderChoiceInput {
  @IsEnum(PaymentMethod, says(checkoutMessages.paymentMethod()))
  @Field(() => PaymentMethod, {
    defaultValue: PaymentMethod.CARD,
    description: 'Payment method.',
  })
  paymentMethod: PaymentMethod;

  @IsOptional()
  @TextLength(0, 20, checkoutMessages.slotId)
  @Field(() => ID, {
    nullable: true,
    description: 'Delivery slot; default: the first free slot.',
  })
  deliverySlotId?: string | null;

  @IsOptional()
  @TextLength(0, 100, checkoutMessages.couponCode)
  @Field(() => String, { nullable: true, description: 'Coupon code.' })
  couponCode?: string | null;

  @IsOptional()
  @IsBoolean(says(checkoutMessages.useGiftCredit()))
  @Field({ defaultValue: false, description: 'Whether to use gift credit.' })
  useGiftCredit?: boolean;

  @IsOptional()
  @IsString(says(checkoutMessages.addressId()))
  @Field(() => ID, {
    nullable: true,
    description: "Delivery address; default: the caller's default address, if any.",
  })
  addressId?: string | null;

  @IsOptional()
  @IsEnum(Substitution, says(orderingMessages.substitution()))
  @Field(() => Substitution, {
    nullable: true,
    description: "Customer's choice for products that are missing when the order is packed.",
  })
  substitution?: Substitution | null;
}

/** Options for ordering the cart. */
@InputType({ description: 'Options for ordering the cart.' })
export class PlaceOrderInput extends OrderChoiceInput {
  @Matches(REQUEST_KEY, KEY_MESSAGE)
  @Field({
    description:
      'Idempotency key chosen by the client, one per attempt, such as a UUID. The same key returns the same order; with other options or another cart, it fails with IDEMPOTENCY_KEY_REUSED.',
  })
  idempotencyKey: string;

  @IsOptional()
  @WholeNumber(0, Number.MAX_SAFE_INTEGER, orderingMessages.expectedTotal)
  @Field(() => PaiseScalar, {
    nullable: true,
    description:
      'Total shown to the customer, in paise: bill.toPayPaise of the quote. If the actual total differs, nothing is placed, and PRICE_CHANGED returns the new bill. If omitted, any total is accepted.',
  })
  expectedTotalPaise?: number | null;

  @IsOptional()
  @ArrayMaxSize(MAX_LINES, says(orderingMessages.expectedLines({ most: MAX_LINES })))
  @Field(() => [ExpectedLineInput], {
    nullable: true,
    description:
      'Lines shown to the customer, in any order. If the cart has other lines or prices, nothing is placed, and PRICE_CHANGED returns the new ones, even if the total is the same. If omitted, any cart content is accepted.',
  })
  expectedLines?: ExpectedLineInput[] | null;

  @IsOptional()
  @Matches(/^[0-9a-f]{64}$/, says(orderingMessages.handOver()))
  @Field(() => String, {
    nullable: true,
    description:
      'Parameter `checkout` of the link with which a program handed over the lines; the program learns of the first order from the link.',
  })
  handOver?: string | null;

  @IsOptional()
  @IsString(says(orderingMessages.proposalId()))
  @Field(() => ID, {
    nullable: true,
    description:
      'Proposed order of an app that the caller approves with this request; it results in one order, whatever the idempotencyKey. Fails with NOT_FOUND or PROPOSAL_OVER.',
  })
  proposalId?: string | null;
}

/** Proposal of an app to order its customer's cart. */
@InputType({ description: "Proposal of an app to order its customer's cart." })
export class ProposeOrderInput extends OrderChoiceInput {
  @Matches(REQUEST_KEY, KEY_MESSAGE)
  @Field({
    description:
      'Idempotency key chosen by the app, one per proposal, such as a UUID; the same key returns the same proposal.',
  })
  idempotencyKey: string;
}
