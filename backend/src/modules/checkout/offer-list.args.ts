import { ArgsType, Field, ID, Int } from 'type-graphql';
import { FindOperator, LessThan, Like } from 'typeorm';
import { readOfferCode } from '../../kernel/offer-code';
import { readRecordId } from '../../kernel/record-id';
import { outOfRange } from '../../kernel/shop-error';

/** Which coupons or gift vouchers to list. */
@ArgsType()
export class OfferListArgs {
  @Field(() => ID, { nullable: true, description: 'Only older ones than that with this ID.' })
  before?: string | null;

  @Field(() => String, { nullable: true, description: 'Part of their code, case-insensitive.' })
  code?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How many at most; by default all listed ones.',
  })
  pageSize?: number | null;
}

/**
 * The newest of them as options of TypeORM.
 * @throws VALIDATION (before, pageSize)
 */
export function newestOffers(
  { before, code, pageSize }: OfferListArgs,
  record: 'coupon' | 'voucher',
  count: number,
) {
  const take = pageSize ?? count;
  if (take < 1 || take > count) throw outOfRange('pageSize', 1, count);
  // No code has another character, and those with a meaning in LIKE are among the others.
  const part = readOfferCode(code).replace(/[^A-Z0-9-]/g, '?');
  const where: { id?: FindOperator<number>; code?: FindOperator<string> } = {};
  if (before) where.id = LessThan(readRecordId(before, record, 'before'));
  if (part) where.code = Like(`%${part}%`);
  return { where, order: { id: 'DESC' }, take } as const;
}
