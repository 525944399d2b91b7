import { Arg, Args, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import { Admin } from '../staff/admin.entity';
import { Customer } from '../customers/customer.entity';
import { Access, Shows } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { AccountKind, Viewer, kindOf } from '../../../kernel/viewer';
import { PasskeyAnswerInput } from '../second-factor/passkey.input';
import { PasskeyOptionsScalar } from '../second-factor/passkey-options.scalar';
import { SecondFactorArgs } from '../second-factor/second-factor.args';
import { enter } from './enter';
import {
  LoginCodeChannel,
  LoginWithCodeInput,
  RequestLoginCodeInput,
} from '../login-codes/login-code.input';
import { SignUpWithCodeInput } from '../login-codes/sign-up-with-code.input';
import { RequestLoginCodeService } from '../login-codes/request-login-code.service';
import { LoginInput } from './login.input';
import { LoginService } from './login.service';
import { SessionService } from './session.service';
import { SignUpByCodeService } from './sign-up-by-code.service';

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
  constructor(
    private readonly sessions: SessionService,
    private readonly logins: LoginService,
    private readonly codeRequests: RequestLoginCodeService,
    private readonly signUps: SignUpByCodeService,
  ) {}

  @Access('self')
  @Mutation(() => LoginPayload, {
    description:
      'Logs a customer in; a guest cart joins theirs. Fails with VALIDATION, WRONG_CREDENTIALS or TOO_MANY_ATTEMPTS.',
  })
  async login(
    @Arg('input', () => LoginInput, { description: 'Who, and the password.' }) input: LoginInput,
    @Ctx() context: RequestContext,
  ): Promise<LoginPayload> {
    const viewer = await viewerFor(context, 'customer');
    const opened = await this.logins.loginCustomer(viewer, input, context.caller);
    return { customer: opened.customer, accessToken: enter(context, opened, opened) };
  }

  @Access('self')
  @Mutation(() => LoginCodeChannel, {
    description:
      'Sends a customer a code of six digits that logs them in, once, for ten minutes, where there is such an account; the answer is the same where there is none. A phone stands for an account where only one has it. Fails with VALIDATION.',
  })
  requestLoginCode(
    @Arg('input', () => RequestLoginCodeInput, { description: 'Who wants it.' })
    input: RequestLoginCodeInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<LoginCodeChannel> {
    return this.codeRequests.ask(input, caller);
  }

  @Access('self')
  @Mutation(() => LoginPayload, {
    description:
      'Logs a customer in by a code that was sent to them; a guest cart joins theirs. The first code to an address ends the password, the logins and the links of before, where nobody had shown to read the address or the phone. Fails with VALIDATION, WRONG_CREDENTIALS or TOO_MANY_ATTEMPTS.',
  })
  async loginWithCode(
    @Arg('input', () => LoginWithCodeInput, { description: 'Who, and the code.' })
    input: LoginWithCodeInput,
    @Ctx() context: RequestContext,
  ): Promise<LoginPayload> {
    const viewer = await viewerFor(context, 'customer');
    const opened = await this.logins.loginByCode(viewer, input, context.caller);
    return { customer: opened.customer, accessToken: enter(context, opened, opened) };
  }

  @Access('self')
  @Mutation(() => LoginCodeChannel, {
    description:
      'Sends a code of six digits that makes an account without a password, once, for ten minutes; it logs in who has an account, and the answer is the same. Fails with VALIDATION, or NOT_SUPPORTED (to) for a phone where the shop writes to none.',
  })
  requestSignUpCode(
    @Arg('input', () => RequestLoginCodeInput, { description: 'Who wants it.' })
    input: RequestLoginCodeInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<LoginCodeChannel> {
    return this.codeRequests.askToSignUp(input, caller);
  }

  @Access('self')
  @Mutation(() => LoginPayload, {
    description:
      'Registers a customer by a code that was sent to them, and logs them in; a guest cart joins theirs. Who has an account is logged in, and keeps their name. Fails with VALIDATION, WRONG_CREDENTIALS or TOO_MANY_ATTEMPTS.',
  })
  async signUpWithCode(
    @Arg('input', () => SignUpWithCodeInput, { description: 'Who, and the code.' })
    input: SignUpWithCodeInput,
    @Ctx() context: RequestContext,
  ): Promise<LoginPayload> {
    const viewer = await viewerFor(context, 'customer');
    const opened = await this.signUps.signUp(viewer, input, context.caller);
    return { customer: opened.customer, accessToken: enter(context, opened, opened) };
  }

  @Access('self')
  @Mutation(() => AdminLoginPayload, {
    description:
      'Logs an admin in. Fails with VALIDATION, WRONG_CREDENTIALS, TOO_MANY_ATTEMPTS, or SECOND_FACTOR_REQUIRED where the password is right and a second factor is needed as well; extensions.details.passkey then has the options for a passkey, where the admin has one.',
  })
  async adminLogin(
    @Arg('input', () => LoginInput, { description: 'Who, and the password.' }) input: LoginInput,
    @Args() proof: SecondFactorArgs,
    @Ctx() context: RequestContext,
  ): Promise<AdminLoginPayload> {
    const viewer = await viewerFor(context, 'admin');
    const opened = await this.logins.loginAdmin(viewer, input, context.caller, proof);
    return { admin: opened.admin, accessToken: enter(context, opened, opened) };
  }

  @Access('self')
  @Mutation(() => PasskeyOptionsScalar, {
    description:
      'What a browser asks a passkey for: the options for passkeyLogin, as PublicKeyCredentialRequestOptionsJSON. Fails with TOO_MANY_ATTEMPTS.',
  })
  beginPasskeyLogin(@Ctx() { viewer, caller }: RequestContext): Promise<object> {
    return this.logins.beginPasskeyLogin(viewer, caller);
  }

  @Access('self')
  @Mutation(() => AdminLoginPayload, {
    description:
      'Logs an admin in by a passkey alone, which has verified its user. Fails with VALIDATION, WRONG_CREDENTIALS or TOO_MANY_ATTEMPTS.',
  })
  async passkeyLogin(
    @Arg('passkey', () => PasskeyAnswerInput, { description: 'What the passkey answered.' })
    passkey: PasskeyAnswerInput,
    @Ctx() context: RequestContext,
  ): Promise<AdminLoginPayload> {
    const viewer = await viewerFor(context, 'admin');
    const opened = await this.logins.loginByPasskey(viewer, passkey, context.caller);
    return { admin: opened.admin, accessToken: enter(context, opened, opened) };
  }

  @Access('self')
  @Mutation(() => Boolean, {
    description:
      "Ends the caller's session; in a browser that has one as a customer and one as staff, both.",
  })
  async logout(@Ctx() context: RequestContext): Promise<boolean> {
    await this.sessions.end(context.viewer);
    for (const kind of KINDS) {
      await this.sessions.end(await context.viewerAs(kind));
      context.setSessionToken(kind, undefined);
    }
    context.viewer = { role: 'guest' };
    return true;
  }
}

const KINDS: readonly AccountKind[] = ['customer', 'admin'];

/** Who is calling by the session that a login replaces; an earlier login of the same request may have changed it. */
function viewerFor(context: RequestContext, kind: AccountKind): Viewer | Promise<Viewer> {
  return kindOf(context.viewer) === kind && context.viewer.sessionId !== undefined
    ? context.viewer
    : context.viewerAs(kind);
}
