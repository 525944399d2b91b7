import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Admin } from '../staff/admin.entity';
import { Customer } from '../customers/customer.entity';
import { Shows } from '../../../platform/graphql/access';

/** Which login somebody means, on the GraphQL wire. */
export enum AccountKindName {
  ADMIN = 'admin',
  CUSTOMER = 'customer',
}
registerEnumType(AccountKindName, {
  name: 'AccountKind',
  description: 'Which login a forgotten password belongs to.',
  valuesConfig: {
    ADMIN: { description: 'Somebody who keeps the shop.' },
    CUSTOMER: { description: 'Somebody who shops.' },
  },
});

/** What is answered to who chose a new password by a link. */
@Shows('private')
@ObjectType({
  description: 'What the answer to a one-time link is: the caller is logged in with it.',
})
export class ResetPasswordPayload {
  @Field(() => Customer, {
    nullable: true,
    description: "Who logged in, where the link was a customer's.",
  })
  customer: Customer | null;

  @Field(() => Admin, {
    nullable: true,
    description: "Who logged in, where the link was an admin's.",
  })
  admin: Admin | null;

  @Field({ description: 'For clients that send Authorization: Bearer instead of the cookie.' })
  accessToken: string;
}
