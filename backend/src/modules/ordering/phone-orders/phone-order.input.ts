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

/** Line of a phone order. */
@InputType({ description: 'Product and quantity of a phone order.' })
export class PhoneOrderLineInput {
  @Field(() => ID, { description: 'Product ID.' })
  productId: string;

  @Field(() => Int, { description: 'Number of pieces.' })
  quantity: number;
}

/** Phone order to quote. */
@InputType({ description: 'Phone order to quote.' })
export class PhoneOrderQuoteInput {
  @IsOptional()
  @TextLength(0, 20, orderingMessages.callerNeeded)
  @Field(() => ID, {
    nullable: true,
    description: 'Customer ID; omit while the caller is unknown.',
  })
  customerId?: string | null;

  @ArrayMaxSize(MAX_LINES, says(orderingMessages.expectedLines({ most: MAX_LINES })))
  @Field(() => [PhoneOrderLineInput], { description: 'Lines, at most 200, each product once.' })
  lines: PhoneOrderLineInput[];

  @IsOptional()
  @TextLength(0, 100, checkoutMessages.couponCode)
  @Field(() => String, { nullable: true, description: 'Coupon code.' })
  couponCode?: string | null;

  @IsOptional()
  @TextLength(0, 6, checkoutMessages.pinCode)
  @Field(() => String, {
    nullable: true,
    description: 'Pin code of the delivery; terms may differ by area.',
  })
  pinCode?: string | null;
}

/** Order that staff take by phone. */
@InputType({ description: 'Order that staff take by phone, to be paid in cash.' })
export class PhoneOrderInput {
  @Matches(REQUEST_KEY, says(orderingMessages.orderKey()))
  @Field({
    description:
      'Idempotency key chosen by the client, one per order, such as a UUID. The same key always returns the same order; it does not expire.',
  })
  idempotencyKey: string;

  @IsOptional()
  @TextLength(0, 20, orderingMessages.callerNeeded)
  @Field(() => ID, { nullable: true, description: 'Customer ID, if known.' })
  customerId?: string | null;

  /** Validated by `PhoneCustomerService.findOrAdd`. */
  @IsOptional()
  @Field(() => PhoneCustomerInput, {
    nullable: true,
    description:
      'Caller without a customer ID: matched by phone number to a customer without a login, or created.',
  })
  newCustomer?: PhoneCustomerInput | null;

  @ArrayMinSize(1, says(orderingMessages.cartEmpty()))
  @ArrayMaxSize(MAX_LINES, says(orderingMessages.expectedLines({ most: MAX_LINES })))
  @Field(() => [ExpectedLineInput], {
    description:
      'Lines of the order, each product once, with the prices quoted to the customer. If a price has changed, nothing is placed, and PRICE_CHANGED returns the new ones.',
  })
  lines: ExpectedLineInput[];

  @WholeNumber(0, Number.MAX_SAFE_INTEGER, orderingMessages.expectedTotal)
  @Field(() => PaiseScalar, {
    description:
      'Total quoted to the customer, in paise: bill.toPayPaise of the quote. If the actual total differs, nothing is placed, and PRICE_CHANGED returns the new bill.',
  })
  expectedTotalPaise: number;

  /** Validated by `AddressService.written`. */
  @Field(() => DeliveryAddressInput, {
    description: "Delivery address. Stored with the order, not in the customer's addresses.",
  })
  address: DeliveryAddressInput;

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
  @IsEnum(Substitution, says(orderingMessages.substitution()))
  @Field(() => Substitution, {
    nullable: true,
    description: "Customer's choice for products that are missing when the order is packed.",
  })
  substitution?: Substitution | null;

  @IsOptional()
  @TextLength(0, LONGEST_NOTE, orderingMessages.noteLength)
  @Field(() => String, {
    nullable: true,
    description: 'Staff note on the order, never shown to the customer.',
  })
  note?: string | null;
}
