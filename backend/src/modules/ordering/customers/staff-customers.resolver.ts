import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { readRecordId } from '../../../kernel/record-id';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { StaffCustomer, StaffCustomerPart } from './staff-customer.type';
import { StaffCustomersService } from './staff-customers.service';

/** Customer search for staff. */
@Resolver()
export class StaffCustomersResolver {
  constructor(private readonly customers: StaffCustomersService) {}

  @Access('read-customer-emails')
  @Query(() => StaffCustomerPart, {
    description:
      'Searches customers, newest first: each word of the text must match the beginning of the first or last name, phone or email address, or the last four or more digits of the phone (admin). Fails with VALIDATION (text, pageSize, after, before).',
  })
  customerSearch(
    @Arg('text', () => String, {
      defaultValue: '',
      description: 'Search text; only the first five words count.',
    })
    text: string,
    @Arg('pageSize', () => Int, {
      defaultValue: 25,
      description: 'Customers per page, from 1 to 100.',
    })
    pageSize: number,
    @Arg('after', () => ID, {
      nullable: true,
      description: 'Cursor: returns the customers after this one.',
    })
    after: string | null,
    @Arg('before', () => ID, {
      nullable: true,
      description: 'Cursor: returns the customers before this one.',
    })
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
    description: 'Returns one customer (admin). Fails with VALIDATION or NOT_FOUND (id).',
  })
  staffCustomer(
    @Arg('id', () => ID, { description: 'Customer ID.' }) id: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<StaffCustomer> {
    return this.customers.one(viewer, readRecordId(id, 'customer', 'id'));
  }
}

const placeOf = (id: string | null | undefined, field: 'after' | 'before') =>
  typeof id === 'string' ? readRecordId(id, 'customer', field) : undefined;
