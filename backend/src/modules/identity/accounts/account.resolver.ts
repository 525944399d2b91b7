import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { ChangeEmailInput } from './account.input';
import { DeleteAccountService } from './delete-account.service';
import { EmailAddressService } from './email-address.service';

/** What customers do with their accounts: the address, and the end. */
@Resolver()
export class AccountResolver {
  constructor(
    private readonly addresses: EmailAddressService,
    private readonly deletions: DeleteAccountService,
  ) {}

  @Access('customer')
  @Mutation(() => Boolean, {
    description:
      'Sends the caller the link that confirms their e-mail address. Fails with UNAUTHENTICATED or TOO_MANY_ATTEMPTS.',
  })
  async sendEmailConfirmation(@Ctx() { viewer }: RequestContext): Promise<boolean> {
    await this.addresses.sendConfirmation(viewer);
    return true;
  }

  @Access('customer')
  @Mutation(() => Boolean, {
    description:
      'Sends a link to a new e-mail address of the caller; the address changes once it is followed. Fails with VALIDATION, WRONG_CREDENTIALS or TOO_MANY_ATTEMPTS. An address that somebody else has gets no link, and the answer is the same.',
  })
  async changeEmail(
    @Arg('input', () => ChangeEmailInput, { description: 'The new address, and the password.' })
    input: ChangeEmailInput,
    @Ctx() { viewer, caller }: RequestContext,
  ): Promise<boolean> {
    await this.addresses.askForChange(viewer, input, caller);
    return true;
  }

  @Access('self')
  @Mutation(() => Boolean, {
    description:
      'Confirms an e-mail address by the link that was sent there. Fails with LINK_INVALID or EMAIL_TAKEN.',
  })
  async confirmEmail(
    @Arg('token', () => String, { description: 'What stands in the link behind #token=.' })
    token: string,
  ): Promise<boolean> {
    await this.addresses.confirm(token);
    return true;
  }

  @Access('customer')
  @Mutation(() => Boolean, {
    description:
      "Deletes the caller's account: what tells who they are is erased, their orders stay without a name. Fails with WRONG_CREDENTIALS, TOO_MANY_ATTEMPTS or ACCOUNT_HAS_OPEN_ORDERS.",
  })
  async deleteAccount(
    @Arg('password', () => String, { description: 'The password; of who has none, a login code.' })
    password: string,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await this.deletions.delete(context.viewer, { password }, context.caller);
    context.setSessionToken('customer', undefined);
    context.viewer = { role: 'guest' };
    return true;
  }
}
