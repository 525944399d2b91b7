import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { KeptLanguage } from '../kept-language';
import { Customer } from './customer.entity';
import { CustomerService } from './customer.service';
import { RegisterInput } from './register.input';
import { SignUpInput } from './sign-up.input';

/** Customers, seen by themselves, and with their orders by the staff who may read these. */
@Resolver(() => Customer)
export class CustomerResolver {
  constructor(private readonly customers: CustomerService) {}

  @Access('self')
  @Query(() => Customer, { nullable: true, description: 'The customer who is calling, if one is.' })
  me(@Ctx() { viewer }: RequestContext): Promise<Customer | null> {
    return this.customers.current(viewer);
  }

  @Access('self')
  @Mutation(() => Customer, {
    description: 'Registers a customer. Fails with VALIDATION or EMAIL_TAKEN.',
  })
  register(
    @Arg('input', () => RegisterInput, { description: 'Who registers.' }) input: RegisterInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<Customer> {
    return this.customers.register(input, caller);
  }

  @Access('self')
  @Mutation(() => Customer, {
    description:
      'Registers a customer with only what an order needs. Fails with VALIDATION or EMAIL_TAKEN.',
  })
  signUp(
    @Arg('input', () => SignUpInput, { description: 'Who registers.' }) input: SignUpInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<Customer> {
    return this.customers.signUp(input, caller);
  }

  @Access('customer')
  @Mutation(() => Customer, {
    description:
      'Keeps the language of the emails to the caller. Fails with UNAUTHENTICATED or FORBIDDEN.',
  })
  chooseLanguage(
    @Arg('language', () => KeptLanguage, {
      description: 'The language of the site as they see it.',
    })
    language: KeptLanguage,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Customer> {
    return this.customers.chooseLanguage(viewer, language);
  }

  /** No work of the shop needs it, so no staff is told. */
  @FieldResolver()
  dateOfBirth(@Root() customer: Customer, @Ctx() { viewer }: RequestContext): string | null {
    return viewer.role === 'admin' ? null : customer.dateOfBirth;
  }

  /** The shop writes to them by itself; who packs or brings an order does not need it. */
  @FieldResolver()
  email(@Root() customer: Customer, @Ctx() { viewer }: RequestContext): string {
    const isHidden = viewer.role === 'admin' && !viewer.permissions.has('read-customer-emails');
    return isHidden ? '' : customer.contactEmail;
  }
}
