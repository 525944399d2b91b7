import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Customer } from '../../identity';
import { readRecordId } from '../../../kernel/record-id';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { StaffCustomersService } from '../customers/staff-customers.service';
import { Order, PlacedOrder } from '../orders/order.entity';
import { PhoneOrderInput, PhoneOrderQuoteInput } from './phone-order.input';
import { PhoneOrderService } from './phone-order.service';
import { PhoneOrderCustomer, PhoneOrderQuote } from './phone-order.type';

/** Phone orders taken by staff. */
@Resolver()
export class PhoneOrderResolver {
  constructor(
    private readonly phoneOrders: PhoneOrderService,
    private readonly customers: StaffCustomersService,
  ) {}

  @Access('take-orders')
  @Query(() => [Customer], {
    description:
      'Searches customers for a phone order and returns the newest eight matches (admin): each word of the text must match the beginning of the name, phone or email address, or the last four or more digits of the phone. An empty text matches nobody. Fails with VALIDATION (text).',
  })
  phoneOrderCustomers(
    @Arg('text', () => String, { description: 'Search text; only the first five words count.' })
    text: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Customer[]> {
    return this.customers.callers(viewer, text);
  }

  @Access('take-orders')
  @Query(() => PhoneOrderCustomer, {
    description:
      'Returns a customer for a phone order, with addresses and latest orders (admin). Fails with VALIDATION or NOT_FOUND (id).',
  })
  phoneOrderCustomer(
    @Arg('id', () => ID, { description: 'Customer ID.' }) id: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<PhoneOrderCustomer> {
    return this.phoneOrders.customer(viewer, readRecordId(id, 'customer', 'id'));
  }

  @Access('take-orders')
  @Query(() => PhoneOrderQuote, {
    description:
      'Quotes a phone order at current prices (admin). Fails with VALIDATION (items.<productId> names a line).',
  })
  phoneOrderQuote(
    @Arg('input', () => PhoneOrderQuoteInput, { description: 'Phone order to quote.' })
    input: PhoneOrderQuoteInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<PhoneOrderQuote> {
    return this.phoneOrders.quote(viewer, input);
  }

  @Access('take-orders')
  @Mutation(() => Order, {
    description:
      "Places an order given by phone, to be paid in cash (admin); the customer's cart stays unchanged. Fails as placeOrder does, with items.<productId> for a line, and with VALIDATION (customerId, phone, name, and the fields of the address) or NOT_FOUND (customerId, items.<productId>).",
  })
  takePhoneOrder(
    @Arg('input', () => PhoneOrderInput, { description: 'Phone order to place.' })
    input: PhoneOrderInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<PlacedOrder> {
    return this.phoneOrders.take(viewer, input);
  }
}
