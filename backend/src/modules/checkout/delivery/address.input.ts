import { IsBoolean, IsOptional } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { says } from '../../../platform/validation/says';
import { checkoutMessages } from '../checkout.messages';
import { TextPattern } from '../../../platform/validation/text-pattern.validator';

/** Where an order is brought, as somebody writes it. */
@InputType({ description: 'Where an order is to be brought.' })
export class DeliveryAddressInput {
  @TextLength(1, 200, checkoutMessages.addressName)
  @Field({ description: 'Who receives it: 1 to 200 letters.' })
  recipientName: string;

  @TextPattern(/^\d{10}$/, checkoutMessages.addressPhone())
  @Field({ description: 'Ten digits.' })
  phone: string;

  @TextLength(1, 200, checkoutMessages.addressStreet)
  @Field({ description: 'House and street: 1 to 200 letters.' })
  line1: string;

  @IsOptional()
  @TextLength(0, 200, checkoutMessages.addressArea)
  @Field(() => String, { nullable: true, description: 'Area.' })
  line2?: string | null;

  @IsOptional()
  @TextLength(0, 200, checkoutMessages.addressLandmark)
  @Field(() => String, { nullable: true, description: 'What it is near.' })
  landmark?: string | null;

  @IsOptional()
  @TextLength(0, 200, checkoutMessages.addressInstructions)
  @Field(() => String, {
    nullable: true,
    description: 'What whoever brings it is to mind at the door: at most 200 letters.',
  })
  instructions?: string | null;

  @TextPattern(/^\d{6}$/, checkoutMessages.pinCode())
  @Field({ description: 'Six digits, from the list of pin codes the shop delivers to.' })
  pinCode: string;
}

/** An address as its customer writes it. */
@InputType({ description: 'An address to which the shop delivers.' })
export class AddressInput extends DeliveryAddressInput {
  @TextLength(1, 40, checkoutMessages.addressLabel)
  @Field({ description: "The customer's name for it, such as Home: 1 to 40 letters." })
  label: string;

  @IsOptional()
  @IsBoolean(says(checkoutMessages.isDefault()))
  @Field({
    defaultValue: false,
    description:
      'Whether it is taken where none is chosen; the first address of a customer always is.',
  })
  isDefault?: boolean;
}
