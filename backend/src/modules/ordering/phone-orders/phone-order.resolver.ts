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

/** Orders that the staff takes by phone. */
@Resolver()
export class PhoneOrderResolver {
  constructor(
    private readonly phoneOrders: PhoneOrderService,
    private readonly customers: StaffCustomersService,
  ) {}

  @Access('take-orders')
  @Query(() => [Customer], {
    description:
      'The newest eight customers who fit a text, for who takes their order by phone (admin): each of its words begins their name, phone or e-mail address, or is the last four or more digits of the phone. Nobody for an empty text. Fails with VALIDATION (text).',
  })
  phoneOrderCustomers(
    @Arg('text', () => String, { description: 'At most five words count.' }) text: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Customer[]> {
    return this.customers.callers(viewer, text);
  }

  @Access('take-orders')
  @Query(() => PhoneOrderCustomer, {
    description:
      'A customer who orders by phone, with addresses and last orders (admin). Fails with VALIDATION or NOT_FOUND (id).',
  })
  phoneOrderCustomer(
    @Arg('id', () => ID, { description: 'Number of the customer.' }) id: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<PhoneOrderCustomer> {
    return this.phoneOrders.customer(viewer, readRecordId(id, 'customer', 'id'));
  }

  @Access('take-orders')
  @Query(() => PhoneOrderQuote, {
    description:
      'What an order by phone would cost at this moment (admin). Fails with VALIDATION (items.<productId> names a line).',
  })
  phoneOrderQuote(
    @Arg('input', () => PhoneOrderQuoteInput, { description: 'What would be ordered.' })
    input: PhoneOrderQuoteInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<PhoneOrderQuote> {
    return this.phoneOrders.quote(viewer, input);
  }

  @Access('take-orders')
  @Mutation(() => Order, {
    description:
      "Places an order that somebody gives by phone, to be paid in cash (admin); the customer's cart stays as it is. Fails as placeOrder does, with items.<productId> for a line, and with VALIDATION (customerId, phone, name, and the fields of the address) or NOT_FOUND (customerId, items.<productId>).",
  })
  takePhoneOrder(
    @Arg('input', () => PhoneOrderInput, { description: 'The order.' }) input: PhoneOrderInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<PlacedOrder> {
    return this.phoneOrders.take(viewer, input);
  }
}
