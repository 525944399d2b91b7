import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import { Admin } from '../admins/admin.entity';
import { Customer } from '../customers/customer.entity';
import { permissionsOf } from '../kernel/permissions';
import { Access, Shows } from '../platform/graphql/access';
import type { RequestContext } from '../platform/graphql/request-context';
import { LoginInput } from './login.input';
import { SessionService } from './session.service';

/** What a customer's login answers. */
@Shows('private')
@ObjectType({ description: "What a customer's login answers; the session cookie is set with it." })
class LoginPayload {
  @Field(() => Customer, { description: 'Who logged in.' })
  customer: Customer;

  @Field({ description: 'For clients that send Authorization: Bearer instead of the cookie.' })
  accessToken: string;
}

/** What an admin's login answers. */
@Shows('private')
@ObjectType({ description: "What an admin's login answers; the session cookie is set with it." })
class AdminLoginPayload {
  @Field(() => Admin, { description: 'Who logged in.' })
  admin: Admin;

  @Field({ description: 'For clients that send Authorization: Bearer instead of the cookie.' })
  accessToken: string;
}

/** Logging in and out. */
@Resolver()
export class SessionResolver {
  constructor(private readonly sessions: SessionService) {}

  @Access('self')
  @Mutation(() => LoginPayload, {
    description:
      'Logs a customer in; a guest cart joins theirs. Fails with VALIDATION or WRONG_CREDENTIALS.',
  })
  async login(
    @Arg('input', () => LoginInput, { description: 'Who, and the password.' }) input: LoginInput,
    @Ctx() context: RequestContext,
  ): Promise<LoginPayload> {
    const { token, sessionId, customer } = await this.sessions.loginCustomer(context.viewer, input);
    context.setSessionToken(token);
    context.viewer = { role: 'customer', sessionId, customerId: customer.id };
    return { customer, accessToken: token };
  }

  @Access('self')
  @Mutation(() => AdminLoginPayload, {
    description: 'Logs an admin in. Fails with VALIDATION or WRONG_CREDENTIALS.',
  })
  async adminLogin(
    @Arg('input', () => LoginInput, { description: 'Who, and the password.' }) input: LoginInput,
    @Ctx() context: RequestContext,
  ): Promise<AdminLoginPayload> {
    const { token, sessionId, admin } = await this.sessions.loginAdmin(context.viewer, input);
    context.setSessionToken(token);
    const permissions = permissionsOf(admin.role);
    context.viewer = { role: 'admin', sessionId, adminId: admin.id, permissions };
    return { admin, accessToken: token };
  }

  @Access('self')
  @Mutation(() => Boolean, { description: "Ends the caller's session." })
  async logout(@Ctx() context: RequestContext): Promise<boolean> {
    await this.sessions.end(context.viewer);
    context.setSessionToken(undefined);
    context.viewer = { role: 'guest' };
    return true;
  }
}
