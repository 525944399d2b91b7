import { Field, ObjectType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';

/** Result of redeeming a voucher. */
@Shows('private')
@ObjectType({ description: 'Result of redeeming a gift voucher.' })
export class RedeemPayload {
  @Field(() => PaiseScalar, { description: 'New gift credit of the caller, in paise.' })
  giftCreditPaise: number;

  @Field(() => PaiseScalar, { description: 'Value of the voucher, in paise.' })
  valuePaise: number;
}
