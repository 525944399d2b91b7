import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { readRecordId } from '../../../kernel/record-id';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { ReceiptService } from './receipt.service';
import { ReceiptType } from './receipt.type';

/** Receipts of orders. */
@Resolver()
export class ReceiptResolver {
  constructor(private readonly receipts: ReceiptService) {}

  @Access('customer-or-read-orders')
  @Query(() => ReceiptType, {
    description:
      'Returns the receipt of an order of the caller, which is issued when the order is packed. Fails with NOT_FOUND or NO_RECEIPT_YET.',
  })
  async receipt(
    @Arg('orderId', () => ID, { description: 'Order ID.' }) orderId: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<ReceiptType> {
    const id = readRecordId(orderId, 'order', 'orderId');
    const { number, issuedAt, issuer, order } = await this.receipts.open(viewer, id);
    return {
      number,
      issuedAt,
      order,
      pdfUrl: `/receipts/${order.id}.pdf`,
      storeName: issuer.name,
      storeAddressLines: issuer.addressLines,
      storeGstin: issuer.gstin ?? null,
      storeFssaiLicence: issuer.fssaiLicence ?? null,
    };
  }
}
