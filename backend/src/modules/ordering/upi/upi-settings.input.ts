import { IsInt, IsOptional, Matches, MaxLength, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { says } from '../../../platform/validation/says';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { orderingMessages } from '../ordering.messages';

/** The part before the @ identifies the payee, the part after it the bank or app. */
const UPI_ID = /^[A-Za-z0-9._-]{2,64}@[A-Za-z][A-Za-z0-9]{1,31}$/;
const ADDRESS = says(orderingMessages.upiAddress());
const VERSION = says(orderingMessages.upiVersion());

/** UPI payee for payments on delivery. */
@InputType({ description: 'UPI payee for payments on delivery.' })
export class UpiSettingsInput {
  @IsOptional()
  @MaxLength(100, ADDRESS)
  @Matches(UPI_ID, ADDRESS)
  @Field(() => String, {
    nullable: true,
    description: 'UPI ID such as shop@bank; null to accept no UPI on delivery.',
  })
  payeeAddress?: string | null;

  @IsOptional()
  @TextLength(2, 50, orderingMessages.upiName)
  @Field(() => String, {
    nullable: true,
    description: 'Payee name, 2 to 50 characters; required with a UPI ID.',
  })
  payeeName?: string | null;

  @IsInt(VERSION)
  @Min(1, VERSION)
  @Field(() => Int, { description: 'Version that the caller saw.' })
  expectedVersion: number;
}
