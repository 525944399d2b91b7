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

/** A line of the cart, as the customer was shown it. */
@InputType({ description: 'A line of the cart, as the customer was shown it.' })
export class ExpectedLineInput {
  @Field(() => ID, { description: 'Number of the product.' })
  productId: string;

  @Field(() => Int, { description: 'Pieces.' })
  quantity: number;

  @Field(() => PaiseScalar, {
    nullable: true,
    description: 'What one piece costs, in paise; left out, whatever it costs is agreed to.',
  })
  unitPricePaise?: number | null;

  @Field(() => PaiseScalar, {
    nullable: true,
    description: 'MRP of one piece, in paise; left out, whatever is printed on it is agreed to.',
  })
  mrpPaise?: number | null;
}

/** What is chosen for an order of the cart. */
@InputType()
abstract class OrderChoiceInput {
  @IsEnum(PaymentMethod, says(checkoutMessages.paymentMethod()))
  @Field(() => PaymentMethod, {
    defaultValue: PaymentMethod.CARD,
    description: 'How it is to be paid.',
  })
  paymentMethod: PaymentMethod;

  @IsOptional()
  @TextLength(0, 20, checkoutMessages.slotId)
  @Field(() => ID, {
    nullable: true,
    description: 'When to bring it; left out, the first slot with room.',
  })
  deliverySlotId?: string | null;

  @IsOptional()
  @TextLength(0, 100, checkoutMessages.couponCode)
  @Field(() => String, { nullable: true, description: 'Code of a coupon.' })
  couponCode?: string | null;

  @IsOptional()
  @IsBoolean(says(checkoutMessages.useGiftCredit()))
  @Field({ defaultValue: false, description: 'Whether gift credit is to be used.' })
  useGiftCredit?: boolean;

  @IsOptional()
  @IsString(says(checkoutMessages.addressId()))
  @Field(() => ID, {
    nullable: true,
    description: "Where to bring it; left out, the caller's default address, if there is one.",
  })
  addressId?: string | null;

  @IsOptional()
  @IsEnum(Substitution, says(orderingMessages.substitution()))
  @Field(() => Substitution, {
    nullable: true,
    description: 'What is to be done where something is missing when it is packed.',
  })
  substitution?: Substitution | null;
}

/** How the cart is to be ordered. */
@InputType({ description: 'How the cart is to be ordered.' })
export class PlaceOrderInput extends OrderChoiceInput {
  @Matches(REQUEST_KEY, KEY_MESSAGE)
  @Field({
    description:
      'Chosen by the client once for one attempt, such as a UUID: the same key answers the same order, however often it is sent. With other wishes, or while other things are in the cart, it is IDEMPOTENCY_KEY_REUSED.',
  })
  idempotencyKey: string;

  @IsOptional()
  @WholeNumber(0, Number.MAX_SAFE_INTEGER, orderingMessages.expectedTotal)
  @Field(() => PaiseScalar, {
    nullable: true,
    description:
      "The sum to pay that the customer was shown, in paise: the quote's bill.toPayPaise. Where the order would cost another sum, nothing is placed and PRICE_CHANGED answers the new bill. Left out: whatever it costs is agreed to.",
  })
  expectedTotalPaise?: number | null;

  @IsOptional()
  @ArrayMaxSize(MAX_LINES, says(orderingMessages.expectedLines({ most: MAX_LINES })))
  @Field(() => [ExpectedLineInput], {
    nullable: true,
    description:
      'The lines that the customer was shown, in any order. Where the cart has others by now, or they have other prices, nothing is placed and PRICE_CHANGED answers the new ones, also where the sum to pay is the same. Left out: whatever is in the cart is agreed to.',
  })
  expectedLines?: ExpectedLineInput[] | null;

  @IsOptional()
  @Matches(/^[0-9a-f]{64}$/, says(orderingMessages.handOver()))
  @Field(() => String, {
    nullable: true,
    description:
      'The parameter `checkout` of the link by which a program handed the lines over: it learns of the first order of the link.',
  })
  handOver?: string | null;

  @IsOptional()
  @IsString(says(orderingMessages.proposalId()))
  @Field(() => ID, {
    nullable: true,
    description:
      'The proposed order of an app that the caller approves by this; it has one order, whatever the idempotencyKey. Fails with NOT_FOUND or PROPOSAL_OVER.',
  })
  proposalId?: string | null;
}

/** How an app proposes to order the cart of its customer. */
@InputType({ description: 'How an app proposes to order the cart of its customer.' })
export class ProposeOrderInput extends OrderChoiceInput {
  @Matches(REQUEST_KEY, KEY_MESSAGE)
  @Field({
    description:
      'Chosen by the app once for one proposal, such as a UUID: the same key answers the same proposal.',
  })
  idempotencyKey: string;
}
