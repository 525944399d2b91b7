import { Field, ObjectType } from 'type-graphql';
import { Order } from '../orders/order.entity';
import { Shows } from '../../../platform/graphql/access';

/** Receipt in the GraphQL API. */
@Shows('private')
@ObjectType('Receipt', { description: 'The receipt of an order.' })
export class ReceiptType {
  @Field({
    description:
      'Receipt number, such as GRO/2026-27/000123; without gaps in each financial year (April to March).',
  })
  number: string;

  @Field(() => Date, { description: 'Time of issue.' })
  issuedAt: Date;

  @Field(() => Order, { description: 'Order as it was at the time of issue.' })
  order: Order;

  @Field({ description: 'URL of the PDF on this shop.' })
  pdfUrl: string;

  @Field({ description: 'Name of the store.' })
  storeName: string;

  @Field(() => [String], { description: "Lines of the store's address." })
  storeAddressLines: string[];

  @Field(() => String, {
    nullable: true,
    description: 'GSTIN (tax number) of the store; null if it has none.',
  })
  storeGstin: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'FSSAI food licence number of the store; null if it has none.',
  })
  storeFssaiLicence: string | null;
}
