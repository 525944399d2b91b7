import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { readRecordId } from '../../../kernel/record-id';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { StaffCustomer, StaffCustomerPart } from './staff-customer.type';
import { StaffCustomersService } from './staff-customers.service';

/** Customers as the staff looks for them. */
@Resolver()
export class StaffCustomersResolver {
  constructor(private readonly customers: StaffCustomersService) {}

  @Access('read-customer-emails')
  @Query(() => StaffCustomerPart, {
    description:
      'The customers, the newest first, who fit a text: each of its words begins their first or last name, phone or e-mail address, or is the last four or more digits of the phone (admin). Fails with VALIDATION (text, pageSize, after, before).',
  })
  customerSearch(
    @Arg('text', () => String, { defaultValue: '', description: 'At most five words count.' })
    text: string,
    @Arg('pageSize', () => Int, { defaultValue: 25, description: 'From 1 to 100.' })
    pageSize: number,
    @Arg('after', () => ID, { nullable: true, description: 'The part behind this customer.' })
    after: string | null,
    @Arg('before', () => ID, { nullable: true, description: 'The part before this customer.' })
    before: string | null,
    @Ctx() { viewer }: RequestContext,
  ): Promise<StaffCustomerPart> {
    return this.customers.search(viewer, text, {
      pageSize,
      after: placeOf(after, 'after'),
      before: placeOf(before, 'before'),
    });
  }

  @Access('read-customer-emails')
  @Query(() => StaffCustomer, {
    description: 'One customer (admin). Fails with VALIDATION or NOT_FOUND (id).',
  })
  staffCustomer(
    @Arg('id', () => ID, { description: 'Number of the customer.' }) id: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<StaffCustomer> {
    return this.customers.one(viewer, readRecordId(id, 'customer', 'id'));
  }
}

const placeOf = (id: string | null | undefined, field: 'after' | 'before') =>
  typeof id === 'string' ? readRecordId(id, 'customer', field) : undefined;
