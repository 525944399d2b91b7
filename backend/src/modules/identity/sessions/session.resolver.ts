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

/** Result of a customer's login. */
@Shows('private')
@ObjectType({ description: "Result of a customer's login, which also sets the session cookie." })
class LoginPayload {
  @Field(() => Customer, { description: 'Customer who logged in.' })
  customer: Customer;

  @Field({
    description:
      'Access token for clients that send `Authorization: Bearer` instead of the cookie.',
  })
  accessToken: string;
}

/** Result of an admin's login. */
@Shows('private')
@ObjectType({ description: "Result of an admin's login, which also sets the session cookie." })
class AdminLoginPayload {
  @Field(() => Admin, { description: 'Admin who logged in.' })
  admin: Admin;

  @Field({
    description:
      'Access token for clients that send `Authorization: Bearer` instead of the cookie.',
  })
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
      'Logs a customer in; merges the guest cart into theirs. Fails with VALIDATION, WRONG_CREDENTIALS or TOO_MANY_ATTEMPTS.',
  })
  async login(
    @Arg('input', () => LoginInput, { description: 'E-mail address and password.' })
    input: LoginInput,
    @Ctx() context: RequestContext,
  ): Promise<LoginPayload> {
    const viewer = await viewerFor(context, 'customer');
    const opened = await this.logins.loginCustomer(viewer, input, context.caller);
    return { customer: opened.customer, accessToken: enter(context, opened, opened) };
  }

  @Access('self')
  @Mutation(() => LoginCodeChannel, {
    description:
      'Sends a customer a six-digit login code, valid once within ten minutes, if the account exists; the response is the same if it does not. A phone number identifies an account only if no other account has it. Fails with VALIDATION.',
  })
  requestLoginCode(
    @Arg('input', () => RequestLoginCodeInput, { description: 'Recipient of the code.' })
    input: RequestLoginCodeInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<LoginCodeChannel> {
    return this.codeRequests.ask(input, caller);
  }

  @Access('self')
  @Mutation(() => LoginPayload, {
    description:
      'Logs a customer in by a login code; merges the guest cart into theirs. If neither the address nor the phone was verified before, the first code to an address invalidates the previous password, sessions and links. Fails with VALIDATION, WRONG_CREDENTIALS or TOO_MANY_ATTEMPTS.',
  })
  async loginWithCode(
    @Arg('input', () => LoginWithCodeInput, { description: 'Recipient and code.' })
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
      'Sends a six-digit code that creates an account without a password, valid once within ten minutes; for an existing account it is a login code, and the response is the same. Fails with VALIDATION, or NOT_SUPPORTED (to) for a phone if the shop sends no messages to phones.',
  })
  requestSignUpCode(
    @Arg('input', () => RequestLoginCodeInput, { description: 'Recipient of the code.' })
    input: RequestLoginCodeInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<LoginCodeChannel> {
    return this.codeRequests.askToSignUp(input, caller);
  }

  @Access('self')
  @Mutation(() => LoginPayload, {
    description:
      'Registers a customer by a code and logs them in; merges the guest cart into theirs. For an existing account it logs in and keeps the name. Fails with VALIDATION, WRONG_CREDENTIALS or TOO_MANY_ATTEMPTS.',
  })
  async signUpWithCode(
    @Arg('input', () => SignUpWithCodeInput, { description: 'Recipient, code and name.' })
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
      'Logs an admin in. Fails with VALIDATION, WRONG_CREDENTIALS, TOO_MANY_ATTEMPTS, or SECOND_FACTOR_REQUIRED if the password is right but a second factor is missing; `extensions.details.passkey` then has the passkey request options if the admin has a passkey.',
  })
  async adminLogin(
    @Arg('input', () => LoginInput, { description: 'E-mail address and password.' })
    input: LoginInput,
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
      'Starts a passkey login: returns the options for passkeyLogin, as PublicKeyCredentialRequestOptionsJSON. Fails with TOO_MANY_ATTEMPTS.',
  })
  beginPasskeyLogin(@Ctx() { viewer, caller }: RequestContext): Promise<object> {
    return this.logins.beginPasskeyLogin(viewer, caller);
  }

  @Access('self')
  @Mutation(() => AdminLoginPayload, {
    description:
      'Logs an admin in by a passkey alone, which must have verified its user. Fails with VALIDATION, WRONG_CREDENTIALS or TOO_MANY_ATTEMPTS.',
  })
  async passkeyLogin(
    @Arg('passkey', () => PasskeyAnswerInput, { description: 'Response of the passkey.' })
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
      "Ends the caller's session; a browser with both a customer and a staff session loses both.",
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

/** The viewer of the session that a login replaces; an earlier login of the same request may have changed it. */
function viewerFor(context: RequestContext, kind: AccountKind): Viewer | Promise<Viewer> {
  return kindOf(context.viewer) === kind && context.viewer.sessionId !== undefined
    ? context.viewer
    : context.viewerAs(kind);
}
