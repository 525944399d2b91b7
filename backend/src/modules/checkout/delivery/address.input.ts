import { IsBoolean, IsOptional } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { says } from '../../../platform/validation/says';
import { checkoutMessages } from '../checkout.messages';
import { TextPattern } from '../../../platform/validation/text-pattern.validator';

/** The delivery address of an order. */
@InputType({ description: 'Delivery address of an order.' })
export class DeliveryAddressInput {
  @TextLength(1, 200, checkoutMessages.addressName)
  @Field({ description: 'Recipient, 1 to 200 characters.' })
  recipientName: string;

  @TextPattern(/^\d{10}$/, checkoutMessages.addressPhone())
  @Field({ description: 'Phone number of ten digits.' })
  phone: string;

  @TextLength(1, 200, checkoutMessages.addressStreet)
  @Field({ description: 'House and street, 1 to 200 characters.' })
  line1: string;

  @IsOptional()
  @TextLength(0, 200, checkoutMessages.addressArea)
  @Field(() => String, { nullable: true, description: 'Area or locality.' })
  line2?: string | null;

  @IsOptional()
  @TextLength(0, 200, checkoutMessages.addressLandmark)
  @Field(() => String, { nullable: true, description: 'Landmark nearby.' })
  landmark?: string | null;

  @IsOptional()
  @TextLength(0, 200, checkoutMessages.addressInstructions)
  @Field(() => String, {
    nullable: true,
    description: 'Delivery instructions, at most 200 characters.',
  })
  instructions?: string | null;

  @TextPattern(/^\d{6}$/, checkoutMessages.pinCode())
  @Field({ description: 'Pin code of six digits, in the delivery area of the shop.' })
  pinCode: string;
}

/** An address of a customer to add or change. */
@InputType({ description: 'Delivery address of a customer.' })
export class AddressInput extends DeliveryAddressInput {
  @TextLength(1, 40, checkoutMessages.addressLabel)
  @Field({ description: 'Label given by the customer, such as Home; 1 to 40 characters.' })
  label: string;

  @IsOptional()
  @IsBoolean(says(checkoutMessages.isDefault()))
  @Field({
    defaultValue: false,
    description: 'Whether it is the default address; the first address of a customer always is.',
  })
  isDefault?: boolean;
}
