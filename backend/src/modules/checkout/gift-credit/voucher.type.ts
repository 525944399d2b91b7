import { Field, ObjectType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';

/** What redeeming a voucher answers. */
@Shows('private')
@ObjectType({ description: 'A gift voucher that was redeemed.' })
export class RedeemPayload {
  @Field(() => PaiseScalar, { description: 'Gift credit of the caller now, in paise.' })
  giftCreditPaise: number;

  @Field(() => PaiseScalar, { description: 'What the voucher was worth, in paise.' })
  valuePaise: number;
}
