import {
  ArrayMaxSize,
  IsBoolean,
  IsEnum,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  Min,
} from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { MAX_LINES } from '../../checkout/index.rules';
import { PaymentMethod, Substitution } from '../../../kernel/order.enums';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { TextLength } from '../../../platform/validation/text-length.validator';

const KEY_MESSAGE = 'idempotencyKey should be 8 to 100 letters, digits, - or _';

const TOTAL_MESSAGE = 'expectedTotalPaise should be a whole number of paise';

const COUPON_CODE_MESSAGE = 'couponCode should be a code of 3 to 40 letters, digits or -';

const LINES_MESSAGE = `expectedLines should be at most ${MAX_LINES} lines`;

/** A line of the cart, as the customer was shown it. */
@InputType({ description: 'A line of the cart, as the customer was shown it.' })
export class ExpectedLineInput {
  @Field(() => ID, { description: 'Number of the product.' })
  productId: string;

  @Field(() => Int, { description: 'Pieces.' })
  quantity: number;

  @Field(() => PaiseScalar, { description: 'What one piece costs, in paise.' })
  mrpPaise: number;
}

/** How the cart is to be ordered. */
@InputType({ description: 'How the cart is to be ordered.' })
export class PlaceOrderInput {
  @Matches(/^[\w-]{8,100}$/, { message: KEY_MESSAGE })
  @Field({
    description:
      'Chosen by the client once for one attempt, such as a UUID: the same key answers the same order for ever, however often it is sent.',
  })
  idempotencyKey: string;

  @IsEnum(PaymentMethod, { message: 'paymentMethod should be CARD or CASH_ON_DELIVERY' })
  @Field(() => PaymentMethod, {
    defaultValue: PaymentMethod.CARD,
    description: 'How it is to be paid.',
  })
  paymentMethod: PaymentMethod;

  @IsOptional()
  @IsInt({ message: TOTAL_MESSAGE })
  @Min(0, { message: TOTAL_MESSAGE })
  @Max(Number.MAX_SAFE_INTEGER, { message: TOTAL_MESSAGE })
  @Field(() => PaiseScalar, {
    nullable: true,
    description:
      "The sum to pay that the customer was shown, in paise: the quote's bill.toPayPaise. Where the order would cost another sum, nothing is placed and PRICE_CHANGED answers the new bill. Left out: whatever it costs is agreed to.",
  })
  expectedTotalPaise?: number | null;

  @IsOptional()
  @ArrayMaxSize(MAX_LINES, { message: LINES_MESSAGE })
  @Field(() => [ExpectedLineInput], {
    nullable: true,
    description:
      'The lines that the customer was shown, in any order. Where the cart has others by now, or they have other prices, nothing is placed and PRICE_CHANGED answers the new ones, also where the sum to pay is the same. Left out: whatever is in the cart is agreed to.',
  })
  expectedLines?: ExpectedLineInput[] | null;

  @IsOptional()
  @IsString({ message: 'deliverySlotId should be the id of a delivery slot' })
  @TextLength(0, 20, { message: 'deliverySlotId should be the id of a delivery slot' })
  @Field(() => ID, {
    nullable: true,
    description: 'When to bring it; left out, the first slot with room.',
  })
  deliverySlotId?: string | null;

  @IsOptional()
  @IsString({ message: COUPON_CODE_MESSAGE })
  @TextLength(0, 100, { message: COUPON_CODE_MESSAGE })
  @Field(() => String, { nullable: true, description: 'Code of a coupon.' })
  couponCode?: string | null;

  @IsOptional()
  @IsBoolean({ message: 'useGiftCredit should be true or false' })
  @Field({ defaultValue: false, description: 'Whether gift credit is to be used.' })
  useGiftCredit?: boolean;

  @IsOptional()
  @IsString({ message: 'addressId should be the number of an address' })
  @Field(() => ID, {
    nullable: true,
    description: "Where to bring it; left out, the caller's default address, if there is one.",
  })
  addressId?: string | null;

  @IsOptional()
  @IsEnum(Substitution, {
    message: 'substitution should be CALL_ME, SIMILAR_PRODUCT or NO_SUBSTITUTE',
  })
  @Field(() => Substitution, {
    nullable: true,
    description: 'What is to be done where something is missing when it is packed.',
  })
  substitution?: Substitution | null;
}
