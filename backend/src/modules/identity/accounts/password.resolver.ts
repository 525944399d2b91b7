import { Arg, Args, Ctx, Mutation, Resolver } from 'type-graphql';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { SecondFactorArgs } from '../second-factor/second-factor.args';
import { enter } from '../sessions/enter';
import { ChangePasswordInput, ForgotPasswordInput, ResetPasswordInput } from './account.input';
import { ResetPasswordPayload } from './account.type';
import { ChangePasswordService } from './change-password.service';
import { ForgotPasswordService } from './forgot-password.service';
import { ResetPasswordService } from './reset-password.service';

/** Forgets, resets and changes passwords. */
@Resolver()
export class PasswordResolver {
  constructor(
    private readonly forgotten: ForgotPasswordService,
    private readonly resets: ResetPasswordService,
    private readonly changes: ChangePasswordService,
  ) {}

  @Access('self')
  @Mutation(() => Boolean, {
    description:
      'Sends a link to set a new password if the account exists; the response is the same if it does not. Fails with VALIDATION.',
  })
  async forgotPassword(
    @Arg('input', () => ForgotPasswordInput, {
      description: 'Account whose password was forgotten.',
    })
    input: ForgotPasswordInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<boolean> {
    await this.forgotten.ask(input, caller);
    return true;
  }

  @Access('self')
  @Mutation(() => ResetPasswordPayload, {
    description:
      'Sets a new password with the link of an email, logs the caller in and ends all other sessions. Staff with a second factor must provide it, too. Fails with VALIDATION, LINK_INVALID, SECOND_FACTOR_REQUIRED, WRONG_CREDENTIALS or TOO_MANY_ATTEMPTS.',
  })
  async resetPassword(
    @Arg('input', () => ResetPasswordInput, { description: 'Token of the link, and new password.' })
    input: ResetPasswordInput,
    @Args() proof: SecondFactorArgs,
    @Ctx() context: RequestContext,
  ): Promise<ResetPasswordPayload> {
    const answer = await this.resets.reset(context.viewer, input, context.caller, proof);
    const { customer, admin } = answer;
    return { customer, admin, accessToken: enter(context, answer, answer) };
  }

  @Access('self')
  @Mutation(() => Boolean, {
    description:
      "Changes the caller's password and ends all their other sessions. Fails with VALIDATION, WRONG_CREDENTIALS or TOO_MANY_ATTEMPTS.",
  })
  async changePassword(
    @Arg('input', () => ChangePasswordInput, { description: 'Current and new password.' })
    input: ChangePasswordInput,
    @Ctx() { viewer, caller }: RequestContext,
  ): Promise<boolean> {
    await this.changes.change(viewer, input, caller);
    return true;
  }
}
