import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Admin } from '../staff/admin.entity';
import { Customer } from '../customers/customer.entity';
import { Shows } from '../../../platform/graphql/access';

/** The kinds of accounts in GraphQL. */
export enum AccountKindName {
  ADMIN = 'admin',
  CUSTOMER = 'customer',
}
registerEnumType(AccountKindName, {
  name: 'AccountKind',
  description: 'Kind of account.',
  valuesConfig: {
    ADMIN: { description: 'Member of the staff.' },
    CUSTOMER: { description: 'Customer.' },
  },
});

/** Result of setting a new password with a link. */
@Shows('private')
@ObjectType({
  description: 'Result of setting a password with a one-time link; the caller is logged in.',
})
export class ResetPasswordPayload {
  @Field(() => Customer, {
    nullable: true,
    description: "Customer who logged in; null if the link was an admin's.",
  })
  customer: Customer | null;

  @Field(() => Admin, {
    nullable: true,
    description: "Admin who logged in; null if the link was a customer's.",
  })
  admin: Admin | null;

  @Field({
    description:
      'Access token for clients that send `Authorization: Bearer` instead of the cookie.',
  })
  accessToken: string;
}
