import { Arg, Ctx, Extensions, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { Access } from '../../../platform/graphql/access';
import { batched } from '../../../platform/graphql/batched';
import { LocalDateScalar } from '../../../platform/graphql/local-date.scalar';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { Collection } from '../collections/collection.entity';
import { CollectionsService } from '../collections/collections.service';
import { CreditNote } from '../credit-notes/credit-note.entity';
import { CreditNotesReader } from '../credit-notes/credit-notes-reader.service';
import { OrderDetailsService } from '../details/order-details.service';
import { OrderLine } from '../orders/order-line.entity';
import { Payment } from '../payments/payment.entity';
import { Refund } from '../refunds/refund.entity';
import { RateTaxType } from '../taxes/rate-tax.type';
import { RateTax, partsOf, taxesOf } from '../taxes/tax.rules';
import { AccountedOrder, AccountedOrders, AccountedReceipt } from './accounted-order.type';
import { AccountedOrdersService } from './accounted-orders.service';

/** Orders of a date range, for accounting. */
@Resolver(() => AccountedOrder)
export class AccountedOrdersResolver {
  constructor(
    private readonly accounts: AccountedOrdersService,
    private readonly details: OrderDetailsService,
    private readonly creditNotesReader: CreditNotesReader,
    private readonly collections: CollectionsService,
  ) {}

  @Access('read-accounts')
  @Query(() => AccountedOrders, {
    description:
      'Lists the orders that were placed in a date range, or have a receipt, credit note, payment, refund or collection in it, without customer data (admin). Fails with VALIDATION.',
  })
  accountedOrders(
    @Arg('from', () => LocalDateScalar, { description: 'First day, in India.' }) from: string,
    @Arg('to', () => LocalDateScalar, { description: 'Last day, in India.' }) to: string,
    @Arg('after', () => ID, {
      nullable: true,
      description: 'Cursor: `endCursor` of the previous page; omit for the first page.',
    })
    after: string | null | undefined,
    @Arg('pageSize', () => Int, { defaultValue: 25, description: 'Orders per page, at most 100.' })
    pageSize: number,
    @Ctx() { viewer }: RequestContext,
  ): Promise<AccountedOrders> {
    return this.accounts.of(viewer, { days: { from, to }, after: after ?? null, pageSize });
  }

  @FieldResolver(() => AccountedReceipt, {
    nullable: true,
    description:
      'Receipt of the order; null until it is packed. While packing is undone (SUCCESS or PICKING) it is kept, and its amounts do not count in the GST report.',
  })
  receipt(@Root() { receipt }: AccountedOrder): AccountedReceipt | null {
    return receipt;
  }

  @FieldResolver(() => [OrderLine], {
    description: 'Lines of the order, with GST rates and HSN codes.',
  })
  lines(@Root() { id }: AccountedOrder, @Ctx() context: RequestContext): Promise<OrderLine[]> {
    return batched(context, 'order lines', id, (ids) => this.details.linesOf(ids));
  }

  @Extensions({ assumedSize: 3 })
  @FieldResolver(() => [RateTaxType], {
    description: 'GST included in the amount paid, by rate, highest first.',
  })
  async taxes(
    @Root() accounted: AccountedOrder,
    @Ctx() context: RequestContext,
  ): Promise<RateTax[]> {
    const lines = await this.lines(accounted, context);
    return taxesOf(partsOf({ lines, billSteps: accounted.order.billSteps }));
  }

  @Extensions({ assumedSize: 2 })
  @FieldResolver(() => [CreditNote], {
    description: 'Credit notes since the receipt was issued, oldest first.',
  })
  creditNotes(
    @Root() { id }: AccountedOrder,
    @Ctx() context: RequestContext,
  ): Promise<CreditNote[]> {
    return batched(context, 'credit notes', id, (ids) => this.creditNotesReader.notesOf(ids));
  }

  @Extensions({ assumedSize: 2 })
  @FieldResolver(() => [Payment], { description: 'Payments for the order, oldest first.' })
  payments(@Root() { id }: AccountedOrder, @Ctx() context: RequestContext): Promise<Payment[]> {
    return batched(context, 'order payments', id, (ids) => this.details.paymentsOf(ids));
  }

  @Extensions({ assumedSize: 3 })
  @FieldResolver(() => [Refund], { description: 'Refunds, completed and pending.' })
  refunds(@Root() { id }: AccountedOrder, @Ctx() context: RequestContext): Promise<Refund[]> {
    return batched(context, 'order refunds', id, (ids) => this.details.refundsOf(ids));
  }

  @Extensions({ assumedSize: 2 })
  @FieldResolver(() => [Collection], {
    description: 'Amounts collected on delivery or afterwards, oldest first.',
  })
  collected(@Root() { id }: AccountedOrder, @Ctx() context: RequestContext): Promise<Collection[]> {
    return batched(context, 'collections', id, (ids) => this.collections.of(ids));
  }
}
