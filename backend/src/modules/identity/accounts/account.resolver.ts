import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { Customer } from '../customers/customer.entity';
import { ChangeEmailInput, ChangePhoneInput } from './account.input';
import { DeleteAccountService } from './delete-account.service';
import { EmailAddressService } from './email-address.service';
import { NameService } from './name.service';
import { PhoneNumberService } from './phone-number.service';

/** What customers do with their accounts: name, phone and address, and the end. */
@Resolver()
export class AccountResolver {
  constructor(
    private readonly names: NameService,
    private readonly phones: PhoneNumberService,
    private readonly addresses: EmailAddressService,
    private readonly deletions: DeleteAccountService,
  ) {}

  @Access('customer')
  @Mutation(() => Customer, {
    description:
      'Changes the name of the caller; of two changes the later stays. Orders keep the name they were placed with. Fails with VALIDATION.',
  })
  changeName(
    @Arg('name', () => String, {
      description:
        'First and last name, or only one: 2 to 100 characters. The last word is the last name, where there are several.',
    })
    name: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Customer> {
    return this.names.change(viewer, { name });
  }

  @Access('customer')
  @Mutation(() => Customer, {
    description:
      'Changes the phone of the caller. Where the shop writes to phones, it sends a code to the new one, and the phone stays until confirmPhone gets it. Fails with VALIDATION, WRONG_CREDENTIALS or TOO_MANY_ATTEMPTS.',
  })
  changePhone(
    @Arg('input', () => ChangePhoneInput, { description: 'The new phone, and the password.' })
    input: ChangePhoneInput,
    @Ctx() { viewer, caller }: RequestContext,
  ): Promise<Customer> {
    return this.phones.change(viewer, input, caller);
  }

  @Access('customer')
  @Mutation(() => Customer, {
    description:
      'Changes the phone of the caller by the code that changePhone sent there. Fails with VALIDATION, WRONG_CREDENTIALS, TOO_MANY_ATTEMPTS, or PHONE_TAKEN where another account without an e-mail address logs in by that phone.',
  })
  confirmPhone(
    @Arg('code', () => String, { description: 'The six digits that were sent.' }) code: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Customer> {
    return this.phones.confirm(viewer, { code });
  }

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
