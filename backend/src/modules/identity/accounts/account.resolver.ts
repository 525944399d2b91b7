import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { Customer } from '../customers/customer.entity';
import { ChangeEmailInput, ChangePhoneInput } from './account.input';
import { DeleteAccountService } from './delete-account.service';
import { EmailAddressService } from './email-address.service';
import { NameService } from './name.service';
import { PhoneNumberService } from './phone-number.service';

/** Account settings of customers: name, phone, e-mail address and deletion. */
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
      'Changes the name of the caller; the last change wins. Orders keep the name they were placed with. Fails with VALIDATION.',
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
      'Changes the phone of the caller. If the shop sends messages to phones, the new phone gets a code, and the old one stays until confirmPhone receives it. Fails with VALIDATION, WRONG_CREDENTIALS or TOO_MANY_ATTEMPTS.',
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
      'Changes the phone of the caller with the code that changePhone sent to it. Fails with VALIDATION, WRONG_CREDENTIALS, TOO_MANY_ATTEMPTS, or PHONE_TAKEN if another account without an e-mail address logs in by that phone.',
  })
  confirmPhone(
    @Arg('code', () => String, { description: 'Code of six digits.' }) code: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Customer> {
    return this.phones.confirm(viewer, { code });
  }

  @Access('customer')
  @Mutation(() => Boolean, {
    description:
      'Sends the caller a link that confirms their e-mail address. Fails with UNAUTHENTICATED or TOO_MANY_ATTEMPTS.',
  })
  async sendEmailConfirmation(@Ctx() { viewer }: RequestContext): Promise<boolean> {
    await this.addresses.sendConfirmation(viewer);
    return true;
  }

  @Access('customer')
  @Mutation(() => Boolean, {
    description:
      'Sends a confirmation link to a new e-mail address of the caller; the address changes once the link is followed. If another account has the address, no link is sent, and the response is the same. Fails with VALIDATION, WRONG_CREDENTIALS or TOO_MANY_ATTEMPTS.',
  })
  async changeEmail(
    @Arg('input', () => ChangeEmailInput, { description: 'New address and password.' })
    input: ChangeEmailInput,
    @Ctx() { viewer, caller }: RequestContext,
  ): Promise<boolean> {
    await this.addresses.askForChange(viewer, input, caller);
    return true;
  }

  @Access('self')
  @Mutation(() => Boolean, {
    description:
      'Confirms an e-mail address with the token of the link that was sent there. Fails with LINK_INVALID or EMAIL_TAKEN.',
  })
  async confirmEmail(
    @Arg('token', () => String, { description: 'Token of the link: the part after `#token=`.' })
    token: string,
  ): Promise<boolean> {
    await this.addresses.confirm(token);
    return true;
  }

  @Access('customer')
  @Mutation(() => Boolean, {
    description:
      "Deletes the caller's account: erases personal data; orders are kept without a name. Fails with WRONG_CREDENTIALS, TOO_MANY_ATTEMPTS or ACCOUNT_HAS_OPEN_ORDERS.",
  })
  async deleteAccount(
    @Arg('password', () => String, {
      description: 'Password, or a login code for accounts without one.',
    })
    password: string,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await this.deletions.delete(context.viewer, { password }, context.caller);
    context.setSessionToken('customer', undefined);
    context.viewer = { role: 'guest' };
    return true;
  }
}
