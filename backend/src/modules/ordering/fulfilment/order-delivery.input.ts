import { IsOptional } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { DeliveryAddressInput } from '../../checkout';
import { checkoutMessages } from '../../checkout/index.rules';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { WholeNumber } from '../../../platform/validation/whole-number.validator';
import { orderingMessages } from '../ordering.messages';

const MOST_VERSIONS = 2_147_483_647;

/** Change of the delivery of an order. */
@InputType({ description: 'Change of the delivery of an order; omitted fields stay unchanged.' })
export class OrderDeliveryInput {
  @IsOptional()
  @TextLength(0, 20, checkoutMessages.slotId)
  @Field(() => ID, { nullable: true, description: 'New delivery slot.' })
  deliverySlotId?: string | null;

  /** Validated by `AddressService.written`. */
  @IsOptional()
  @Field(() => DeliveryAddressInput, { nullable: true, description: 'New address.' })
  address?: DeliveryAddressInput | null;

  @WholeNumber(0, MOST_VERSIONS, orderingMessages.deliveryVersion)
  @Field(() => Int, { description: 'The `deliveryVersion` of the order that the caller saw.' })
  expectedVersion: number;
}
