import { Field, ObjectType } from 'type-graphql';
import { Order } from '../orders/order.entity';
import { Shows } from '../../../platform/graphql/access';

/** A receipt on the GraphQL wire. */
@Shows('private')
@ObjectType('Receipt', { description: 'The receipt of an order.' })
export class ReceiptType {
  @Field({
    description:
      'Its number, such as GRO/2026-27/000123; without gaps in each financial year (April to March).',
  })
  number: string;

  @Field(() => Date, { description: 'When it was issued.' })
  issuedAt: Date;

  @Field(() => Order, { description: 'The order, as it was.' })
  order: Order;

  @Field({ description: 'Where its PDF is, on this shop.' })
  pdfUrl: string;

  @Field({ description: 'Name of the store.' })
  storeName: string;

  @Field(() => [String], { description: "Lines of the store's address." })
  storeAddressLines: string[];

  @Field(() => String, {
    nullable: true,
    description: 'Tax number of the store (GSTIN), where it has one.',
  })
  storeGstin: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Food licence of the store (FSSAI), where it has one.',
  })
  storeFssaiLicence: string | null;
}
