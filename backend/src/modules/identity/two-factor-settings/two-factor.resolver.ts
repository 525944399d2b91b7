import { Arg, Args, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { readRecordId } from '../../../kernel/record-id';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { Admin } from '../staff/admin.entity';
import { SecondFactorArgs } from '../second-factor/second-factor.args';
import { TwoFactorService } from './two-factor.service';
import { TwoFactorSetUp } from './two-factor.type';

const PASSWORD = { description: 'Current password.' };

/** The two-factor login of the staff. */
@Resolver()
export class TwoFactorResolver {
  constructor(private readonly twoFactor: TwoFactorService) {}

  @Access('self')
  @Mutation(() => TwoFactorSetUp, {
    description:
      "Creates the secret for the caller's authenticator app; the login stays unchanged until confirmTwoFactor (staff). Requires a second factor if the caller logs in with a passkey. Fails with VALIDATION, WRONG_CREDENTIALS, SECOND_FACTOR_REQUIRED or TOO_MANY_ATTEMPTS.",
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
      "Enables two-factor login with a first code of the app, and ends the caller's other sessions (staff). Returns recovery codes, each valid for one login and shown only once; none if a passkey had already enabled it. Fails with VALIDATION, WRONG_CREDENTIALS or TOO_MANY_ATTEMPTS.",
  })
  confirmTwoFactor(
    @Arg('code', { description: 'Code that the app shows.' }) code: string,
    @Ctx() { viewer, caller }: RequestContext,
  ): Promise<string[]> {
    return this.twoFactor.confirm(viewer, code, caller);
  }

  @Access('self')
  @Mutation(() => [String], {
    description:
      'Creates new recovery codes and invalidates the old ones (staff). Fails with VALIDATION, WRONG_CREDENTIALS, SECOND_FACTOR_REQUIRED or TOO_MANY_ATTEMPTS.',
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
      "Disables the caller's two-factor login, removes its passkeys, and ends their other sessions (staff). Fails with VALIDATION, WRONG_CREDENTIALS, SECOND_FACTOR_REQUIRED or TOO_MANY_ATTEMPTS.",
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
      'Disables the two-factor login of another staff member who lost their phone, removes its passkeys, and ends their sessions (manage-staff). Fails with NOT_FOUND, or FORBIDDEN for oneself and for roles with permissions that the caller lacks.',
  })
  resetStaffTwoFactor(
    @Arg('id', () => ID, { description: 'Admin ID.' }) id: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Admin> {
    return this.twoFactor.reset(viewer, readRecordId(id, 'admin', 'id'));
  }
}
