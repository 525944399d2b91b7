import { IsDate, IsOptional, MaxDate } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { says } from '../../../platform/validation/says';
import { checkoutMessages } from '../checkout.messages';
import { AmountOfPaise } from '../../../platform/validation/whole-number.validator';
import { TextPattern } from '../../../platform/validation/text-pattern.validator';

/** Ten thousand rupees. */
const MAX_VOUCHER_PAISE = 1_000_000;
const LATEST = new Date('2100-01-01');

/** A guessed code is worth money. Vouchers made before this rule keep their shorter codes. */
const NEW_CODE_PATTERN = /^[A-Z0-9-]{8,40}$/;

const DATE_MESSAGE = says(checkoutMessages.voucherDate());

/** A gift voucher to create. */
@InputType({ description: 'New gift voucher.' })
export class GiftVoucherInput {
  @IsOptional()
  @TextPattern(NEW_CODE_PATTERN, checkoutMessages.voucherCode())
  @Field(() => String, {
    nullable: true,
    description: 'Code of 8 to 40 capitals, digits or -; generated if omitted.',
  })
  code?: string | null;

  @AmountOfPaise(1, MAX_VOUCHER_PAISE, checkoutMessages.voucherValue)
  @Field(() => PaiseScalar, {
    description: 'Value, in paise: up to 10,00,000 (ten thousand rupees).',
  })
  valuePaise: number;

  @IsOptional()
  @IsDate(DATE_MESSAGE)
  @MaxDate(LATEST, DATE_MESSAGE)
  @Field(() => Date, { nullable: true, description: 'End of validity.' })
  validUntil?: Date | null;
}
