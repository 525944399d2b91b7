import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { KeptLanguage } from '../kept-language';
import { Customer } from './customer.entity';
import { CustomerService } from './customer.service';
import { RegisterInput } from './register.input';
import { SignUpInput } from './sign-up.input';

/** Customers, visible to themselves, and with their orders to the staff who may read these. */
@Resolver(() => Customer)
export class CustomerResolver {
  constructor(private readonly customers: CustomerService) {}

  @Access('self')
  @Query(() => Customer, {
    nullable: true,
    description: 'The customer who is calling; null for other callers.',
  })
  me(@Ctx() { viewer }: RequestContext): Promise<Customer | null> {
    return this.customers.current(viewer);
  }

  @Access('self')
  @Mutation(() => Customer, {
    description: 'Registers a customer. Fails with VALIDATION or EMAIL_TAKEN.',
  })
  register(
    @Arg('input', () => RegisterInput, { description: 'Data of the new customer.' })
    input: RegisterInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<Customer> {
    return this.customers.register(input, caller);
  }

  @Access('self')
  @Mutation(() => Customer, {
    description:
      'Registers a customer with only the data that an order needs. Fails with VALIDATION or EMAIL_TAKEN.',
  })
  signUp(
    @Arg('input', () => SignUpInput, { description: 'Data of the new customer.' })
    input: SignUpInput,
    @Ctx() { caller }: RequestContext,
  ): Promise<Customer> {
    return this.customers.signUp(input, caller);
  }

  @Access('customer')
  @Mutation(() => Customer, {
    description:
      "Sets the language of the caller's emails. Fails with UNAUTHENTICATED or FORBIDDEN.",
  })
  chooseLanguage(
    @Arg('language', () => KeptLanguage, {
      description: 'Language of the site that the caller uses.',
    })
    language: KeptLanguage,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Customer> {
    return this.customers.chooseLanguage(viewer, language);
  }

  /** Hidden from all staff: no work of the shop needs it. */
  @FieldResolver()
  dateOfBirth(@Root() customer: Customer, @Ctx() { viewer }: RequestContext): string | null {
    return viewer.role === 'admin' ? null : customer.dateOfBirth;
  }

  /** Hidden from staff who only pack or deliver: the shop sends emails by itself. */
  @FieldResolver()
  email(@Root() customer: Customer, @Ctx() { viewer }: RequestContext): string {
    const isHidden = viewer.role === 'admin' && !viewer.permissions.has('read-customer-emails');
    return isHidden ? '' : customer.contactEmail;
  }
}
