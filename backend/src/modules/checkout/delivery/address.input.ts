import { IsBoolean, IsOptional, Matches } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { TextLength } from '../../../platform/validation/text-length.validator';

const PIN_CODE_MESSAGE = 'Pin code should be six digits';

/** An address as its customer writes it. */
@InputType({ description: 'An address to which the shop delivers.' })
export class AddressInput {
  @TextLength(1, 40, { message: 'Label should have 1 to 40 characters' })
  @Field({ description: "The customer's name for it, such as Home: 1 to 40 letters." })
  label: string;

  @TextLength(1, 200, { message: 'Name should have 1 to 200 characters' })
  @Field({ description: 'Who receives it: 1 to 200 letters.' })
  recipientName: string;

  @Matches(/^\d{10}$/, { message: 'Phone should be ten digits' })
  @Field({ description: 'Ten digits.' })
  phone: string;

  @TextLength(1, 200, { message: 'House and street should have 1 to 200 characters' })
  @Field({ description: 'House and street: 1 to 200 letters.' })
  line1: string;

  @IsOptional()
  @TextLength(0, 200, { message: 'Area should have at most 200 characters' })
  @Field(() => String, { nullable: true, description: 'Area.' })
  line2?: string | null;

  @IsOptional()
  @TextLength(0, 200, { message: 'Landmark should have at most 200 characters' })
  @Field(() => String, { nullable: true, description: 'What it is near.' })
  landmark?: string | null;

  @Matches(/^\d{6}$/, { message: PIN_CODE_MESSAGE })
  @Field({ description: 'Six digits, from the list of pin codes the shop delivers to.' })
  pinCode: string;

  @IsOptional()
  @IsBoolean({ message: 'isDefault should be true or false' })
  @Field({
    defaultValue: false,
    description:
      'Whether it is taken where none is chosen; the first address of a customer always is.',
  })
  isDefault?: boolean;
}
