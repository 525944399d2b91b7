import { IsDate, IsInt, IsOptional, Matches, Max, MaxDate, Min } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';

/** Ten thousand rupees. */
const MAX_VOUCHER_PAISE = 1_000_000;
const LATEST = new Date('2100-01-01');

/** Whoever guesses it has the money. Vouchers made before this rule keep their shorter codes. */
const NEW_CODE_PATTERN = /^[A-Z0-9-]{8,40}$/;
const NEW_CODE_MESSAGE = 'Code should be 8 to 40 letters, digits or -';

const VALUE_MESSAGE = 'Value should be an amount up to 10,000 rupees';
const DATE_MESSAGE = 'The end of a voucher should lie before 2100';

/** A gift voucher as the shopkeeper writes it. */
@InputType({ description: 'A gift voucher to make.' })
export class GiftVoucherInput {
  @IsOptional()
  @Matches(NEW_CODE_PATTERN, { message: NEW_CODE_MESSAGE })
  @Field(() => String, {
    nullable: true,
    description:
      'What its owner types, 8 to 40 capitals, digits or -; left out, the shop generates one.',
  })
  code?: string | null;

  @IsInt({ message: VALUE_MESSAGE })
  @Min(1, { message: VALUE_MESSAGE })
  @Max(MAX_VOUCHER_PAISE, { message: VALUE_MESSAGE })
  @Field(() => PaiseScalar, {
    description: 'What it is worth, in paise: up to 10,00,000 (ten thousand rupees).',
  })
  valuePaise: number;

  @IsOptional()
  @IsDate({ message: DATE_MESSAGE })
  @MaxDate(LATEST, { message: DATE_MESSAGE })
  @Field(() => Date, { nullable: true, description: 'Until when it may be redeemed.' })
  validUntil?: Date | null;
}
