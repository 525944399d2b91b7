import { Arg, Args, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { readRecordId } from '../../../kernel/record-id';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { Admin } from '../staff/admin.entity';
import { SecondFactorArgs } from '../second-factor/second-factor.args';
import { TwoFactorService } from './two-factor.service';
import { TwoFactorSetUp } from './two-factor.type';

const PASSWORD = { description: 'The password, again.' };

/** The two-factor login of the staff. */
@Resolver()
export class TwoFactorResolver {
  constructor(private readonly twoFactor: TwoFactorService) {}

  @Access('self')
  @Mutation(() => TwoFactorSetUp, {
    description:
      "Makes the secret for the caller's app; the login stays as it is until confirmTwoFactor (staff). Who logs in with a passkey shows a second factor as well. Fails with VALIDATION, WRONG_CREDENTIALS, SECOND_FACTOR_REQUIRED or TOO_MANY_ATTEMPTS.",
  })
  beginTwoFactor(
    @Arg('password', PASSWORD) password: string,
    @Args() proof: SecondFactorArgs,
    @Ctx() { viewer, caller }: RequestContext,
  ): Promise<TwoFactorSetUp> {
    return this.twoFactor.begin(viewer, password, proof, caller);
  }

  @Access('self')
  @Mutation(() => [String], {
    description:
      "Turns the two-factor login on by a first code of the app, and ends the caller's other sessions (staff). Answers recovery codes, each good for one login; they are told once, and not where a passkey had turned it on. Fails with VALIDATION, WRONG_CREDENTIALS or TOO_MANY_ATTEMPTS.",
  })
  confirmTwoFactor(
    @Arg('code', { description: 'What the app shows.' }) code: string,
    @Ctx() { viewer, caller }: RequestContext,
  ): Promise<string[]> {
    return this.twoFactor.confirm(viewer, code, caller);
  }

  @Access('self')
  @Mutation(() => [String], {
    description:
      'Makes new recovery codes; the old ones open nothing any more (staff). Fails with VALIDATION, WRONG_CREDENTIALS, SECOND_FACTOR_REQUIRED or TOO_MANY_ATTEMPTS.',
  })
  renewRecoveryCodes(
    @Arg('password', PASSWORD) password: string,
    @Args() proof: SecondFactorArgs,
    @Ctx() { viewer, caller }: RequestContext,
  ): Promise<string[]> {
    return this.twoFactor.renewCodes(viewer, password, proof, caller);
  }

  @Access('self')
  @Mutation(() => Boolean, {
    description:
      "Turns the caller's two-factor login off, with its passkeys, and ends their other sessions (staff). Fails with VALIDATION, WRONG_CREDENTIALS, SECOND_FACTOR_REQUIRED or TOO_MANY_ATTEMPTS.",
  })
  async turnOffTwoFactor(
    @Arg('password', PASSWORD) password: string,
    @Args() proof: SecondFactorArgs,
    @Ctx() { viewer, caller }: RequestContext,
  ): Promise<boolean> {
    await this.twoFactor.turnOff(viewer, password, proof, caller);
    return true;
  }

  @Access('manage-staff')
  @Mutation(() => Admin, {
    description:
      'Turns off the two-factor login of somebody else who has lost their phone, with its passkeys, and ends their sessions (manage-staff). Fails with NOT_FOUND, or FORBIDDEN for the own, and for a role that allows more than the own.',
  })
  resetStaffTwoFactor(
    @Arg('id', () => ID, { description: 'Number of the admin.' }) id: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Admin> {
    return this.twoFactor.reset(viewer, readRecordId(id, 'admin', 'id'));
  }
}
