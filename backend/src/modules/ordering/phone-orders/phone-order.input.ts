import { ArrayMaxSize, ArrayMinSize, IsEnum, IsOptional, Matches } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { REQUEST_KEY } from '../../../kernel/request-key';
import { DeliveryAddressInput } from '../../checkout';
import { MAX_LINES, checkoutMessages } from '../../checkout/index.rules';
import { PhoneCustomerInput } from '../../identity';
import { Substitution } from '../../../kernel/order.enums';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { says } from '../../../platform/validation/says';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { WholeNumber } from '../../../platform/validation/whole-number.validator';
import { orderingMessages } from '../ordering.messages';
import { ExpectedLineInput } from '../placing/place-order.input';

const LONGEST_NOTE = 1000;

/** A line of an order that the staff is told by phone. */
@InputType({ description: 'A product of an order by phone, and how many pieces.' })
export class PhoneOrderLineInput {
  @Field(() => ID, { description: 'Number of the product.' })
  productId: string;

  @Field(() => Int, { description: 'Pieces.' })
  quantity: number;
}

/** What an order by phone would be. */
@InputType({ description: 'What is to be quoted to somebody on the telephone.' })
export class PhoneOrderQuoteInput {
  @IsOptional()
  @TextLength(0, 20, orderingMessages.callerNeeded)
  @Field(() => ID, {
    nullable: true,
    description: 'Number of the customer; left out while it is not known who calls.',
  })
  customerId?: string | null;

  @ArrayMaxSize(MAX_LINES, says(orderingMessages.expectedLines({ most: MAX_LINES })))
  @Field(() => [PhoneOrderLineInput], { description: 'At most 200 lines, each product once.' })
  lines: PhoneOrderLineInput[];

  @IsOptional()
  @TextLength(0, 100, checkoutMessages.couponCode)
  @Field(() => String, { nullable: true, description: 'Code of a coupon.' })
  couponCode?: string | null;

  @IsOptional()
  @TextLength(0, 6, checkoutMessages.pinCode)
  @Field(() => String, {
    nullable: true,
    description: 'Where it would be brought: terms of delivery may differ by area.',
  })
  pinCode?: string | null;
}

/** An order that the staff takes by phone. */
@InputType({ description: 'An order that the staff takes by phone, to be paid in cash.' })
export class PhoneOrderInput {
  @Matches(REQUEST_KEY, says(orderingMessages.orderKey()))
  @Field({
    description:
      'Chosen by the client once for one order, such as a UUID: the same key answers the same order for ever, however often it is sent.',
  })
  idempotencyKey: string;

  @IsOptional()
  @TextLength(0, 20, orderingMessages.callerNeeded)
  @Field(() => ID, { nullable: true, description: 'Number of the customer, where they are known.' })
  customerId?: string | null;

  /** `PhoneCustomerService.findOrAdd` validates it. */
  @IsOptional()
  @Field(() => PhoneCustomerInput, {
    nullable: true,
    description:
      'Who calls, where they are not known: the customer without a login of this telephone number, or a new one.',
  })
  newCustomer?: PhoneCustomerInput | null;

  @ArrayMinSize(1, says(orderingMessages.cartEmpty()))
  @ArrayMaxSize(MAX_LINES, says(orderingMessages.expectedLines({ most: MAX_LINES })))
  @Field(() => [ExpectedLineInput], {
    description:
      'What is ordered, each product once, with the prices that the customer was told: where one is another by now, nothing is placed and PRICE_CHANGED answers the new ones.',
  })
  lines: ExpectedLineInput[];

  @WholeNumber(0, Number.MAX_SAFE_INTEGER, orderingMessages.expectedTotal)
  @Field(() => PaiseScalar, {
    description:
      "The sum to pay that the customer was told, in paise: the quote's bill.toPayPaise. Where the order would cost another sum, nothing is placed and PRICE_CHANGED answers the new bill.",
  })
  expectedTotalPaise: number;

  /** `AddressService.written` validates it. */
  @Field(() => DeliveryAddressInput, {
    description:
      "Where to bring it. It is written on the order, not into the customer's addresses.",
  })
  address: DeliveryAddressInput;

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
  @IsEnum(Substitution, says(orderingMessages.substitution()))
  @Field(() => Substitution, {
    nullable: true,
    description: 'What is to be done where something is missing when it is packed.',
  })
  substitution?: Substitution | null;

  @IsOptional()
  @TextLength(0, LONGEST_NOTE, orderingMessages.noteLength)
  @Field(() => String, {
    nullable: true,
    description: 'A note of the staff on the order, which its customer never sees.',
  })
  note?: string | null;
}
