import { IsBoolean, IsEnum, IsOptional, IsString, Matches } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { PaymentMethod, Substitution } from './order.enums';
import { TextLength } from '../platform/validation/text-length.validator';

const KEY_MESSAGE = 'idempotencyKey should be 8 to 100 letters, digits, - or _';

const COUPON_CODE_MESSAGE = 'couponCode should be a code of 3 to 40 letters, digits or -';

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
