import { ArgsType, Field, ID } from 'type-graphql';
import { FindOperator, LessThan, Like } from 'typeorm';
import { readOfferCode } from '../../kernel/offer-code';
import { readRecordId } from '../../kernel/record-id';

/** Which coupons or gift vouchers to list. */
@ArgsType()
export class OfferListArgs {
  @Field(() => ID, { nullable: true, description: 'Only older ones than that with this ID.' })
  before?: string | null;

  @Field(() => String, { nullable: true, description: 'Part of their code, case-insensitive.' })
  code?: string | null;
}

/**
 * The newest of them as options of TypeORM.
 * @throws VALIDATION (before)
 */
export function newestOffers(
  { before, code }: OfferListArgs,
  record: 'coupon' | 'voucher',
  count: number,
) {
  // No code has another character, and those with a meaning in LIKE are among the others.
  const part = readOfferCode(code).replace(/[^A-Z0-9-]/g, '?');
  const where: { id?: FindOperator<number>; code?: FindOperator<string> } = {};
  if (before) where.id = LessThan(readRecordId(before, record, 'before'));
  if (part) where.code = Like(`%${part}%`);
  return { where, order: { id: 'DESC' }, take: count } as const;
}
