import { IsInt, IsOptional, Matches, MaxLength, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { says } from '../../../platform/validation/says';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { orderingMessages } from '../ordering.messages';

/** The part before the @ names the payee, the one after it the bank or app. */
const UPI_ID = /^[A-Za-z0-9._-]{2,64}@[A-Za-z][A-Za-z0-9]{1,31}$/;
const ADDRESS = says(orderingMessages.upiAddress());
const VERSION = says(orderingMessages.upiVersion());

/** Whom customers are to pay by UPI. */
@InputType({ description: 'Whom customers are to pay by UPI at the door.' })
export class UpiSettingsInput {
  @IsOptional()
  @MaxLength(100, ADDRESS)
  @Matches(UPI_ID, ADDRESS)
  @Field(() => String, {
    nullable: true,
    description: 'UPI id such as shop@bank; nothing to take no UPI at the door.',
  })
  payeeAddress?: string | null;

  @IsOptional()
  @TextLength(2, 50, orderingMessages.upiName)
  @Field(() => String, {
    nullable: true,
    description: 'Name of the payee, 2 to 50 characters; needed with a UPI id.',
  })
  payeeName?: string | null;

  @IsInt(VERSION)
  @Min(1, VERSION)
  @Field(() => Int, { description: 'The version that was changed.' })
  expectedVersion: number;
}
