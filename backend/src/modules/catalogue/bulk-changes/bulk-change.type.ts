import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageOf } from '../../../kernel/page';
import { Shows } from '../../../platform/graphql/access';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { Category } from '../categories/category.entity';
import type { ListedProduct } from '../products/listed-product';
import { Product } from '../products/product.entity';
import { BulkChangeInput } from './bulk-change.input';
import { BulkChangeState } from './bulk-change.entity';
import { BulkRowState } from './bulk-change-row.entity';

registerEnumType(BulkChangeState, {
  name: 'BulkChangeState',
  description: 'State of a bulk change.',
  valuesConfig: {
    PREVIEWING: { description: 'The preview is being computed.' },
    PREVIEWED: { description: 'Previewed; nothing is changed yet. Deleted after an hour.' },
    SCHEDULED: {
      description: 'Scheduled to start at `startsAt`. Its rows are those of the preview.',
    },
    STARTING: { description: 'Starting on schedule: the products that match now are being found.' },
    RUNNING: { description: 'Products are being changed.' },
    DONE: { description: 'All products are changed or refused.' },
    CANCELLED: { description: 'Ended before all products were changed.' },
    UNDOING: { description: 'Products are being restored.' },
    UNDONE: {
      description: 'All products are restored, or kept because somebody changed them since.',
    },
  },
});

registerEnumType(BulkRowState, {
  name: 'BulkChangeRowState',
  description: 'State of one product of a bulk change.',
  valuesConfig: {
    WAITING: { description: 'Not changed yet.' },
    CHANGED: { description: 'Changed.' },
    REFUSED: { description: 'Refused; see `code`.' },
    UNDONE: { description: 'Changed and restored.' },
    KEPT: { description: 'Changed and not restored; see `code`.' },
  },
});

/** A bulk change as shown to the staff. */
@Shows('private')
@ObjectType('BulkChange', { description: 'Bulk change with its progress.' })
export class ShownBulkChange {
  @Field(() => ID, { description: 'Bulk change ID.' })
  id: number;

  @Field(() => BulkChangeState, { description: 'State of the change.' })
  state: BulkChangeState;

  @Field(() => BulkChangeInput, { description: 'Requested change.' })
  request: BulkChangeInput;

  @Field(() => Date, { description: 'Time of the preview.' })
  createdAt: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'Scheduled start; null if it starts at once.',
  })
  startsAt: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Scheduled time of the undo; null if none.',
  })
  endsAt: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Time at which it was done, cancelled or undone.',
  })
  endedAt: Date | null;

  @Field(() => Int, { description: 'Products that already had the new values.' })
  unchangedCount: number;

  @Field(() => Int, { description: 'Products still to be changed.' })
  waitingCount: number;

  @Field(() => Int, { description: 'Products changed and not restored.' })
  changedCount: number;

  @Field(() => Int, { description: 'Products that were refused.' })
  refusedCount: number;

  @Field(() => Int, { description: 'Products restored.' })
  undoneCount: number;

  @Field(() => Int, { description: 'Products not restored.' })
  keptCount: number;
}

/** The values of a product that a bulk change sets. */
@Shows('private')
@ObjectType({
  description: 'Values of a product; null for fields that the change does not set.',
})
export class BulkChangeValues {
  @Field(() => PaiseScalar, { nullable: true, description: 'MRP, in paise.' })
  mrpPaise?: number;

  @Field(() => PaiseScalar, {
    nullable: true,
    description: 'Selling price, in paise; also null if the product has none.',
  })
  sellingPaise?: number | null;

  @Field(() => Category, { nullable: true, description: 'Category.' })
  category?: Category;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the product is hidden from customers.',
  })
  isHidden?: boolean | null;

  @Field(() => Int, { nullable: true, description: 'GST rate, in basis points.' })
  gstBasisPoints?: number | null;

  @Field(() => String, { nullable: true, description: 'HSN code.' })
  hsn?: string | null;

  @Field(() => Int, { nullable: true, description: 'Pieces in stock.' })
  stockQuantity?: number;
}

/** One product of a bulk change. */
@Shows('private')
@ObjectType('BulkChangeRow', { description: 'One product of a bulk change.' })
export class ShownBulkRow {
  @Field(() => ID, { description: 'Row ID.' })
  id: number;

  @Field(() => ID, { description: 'Product ID.' })
  productId: number;

  @Field({ description: 'Name of the product at the preview.' })
  productName: string;

  @Field(() => Product, {
    nullable: true,
    description: 'Current product; null if it was deleted.',
  })
  product: ListedProduct | null;

  @Field(() => BulkRowState, { description: 'State of the row.' })
  state: BulkRowState;

  @Field(() => BulkChangeValues, { description: 'Values before the change.' })
  before: BulkChangeValues;

  @Field(() => BulkChangeValues, { description: 'Values after the change.' })
  after: BulkChangeValues;

  @Field(() => String, {
    nullable: true,
    description:
      'Reason why it was refused or kept: CONFLICT if somebody changed the product, NOT_FOUND if it was deleted, VALIDATION for an invalid price or stock, OUT_OF_STOCK if fewer pieces are in stock than are to be removed.',
  })
  code: string | null;

  @Field(() => String, { nullable: true, description: 'Refused field.' })
  field: string | null;
}

/** One page of the bulk changes. */
@Shows('private')
@ObjectType({ description: 'One page of bulk changes, newest first.' })
export class BulkChangePage implements PageOf<ShownBulkChange> {
  @Field(() => [ShownBulkChange], { description: 'Changes on this page.' })
  items: ShownBulkChange[];

  @Field(() => Int, { description: 'Current page, from 1.' })
  page: number;

  @Field(() => Int, { description: 'Number of pages, at least 1.' })
  pageCount: number;

  @Field(() => Int, { description: 'Changes per page.' })
  pageSize: number;

  @Field(() => Int, { description: 'Changes on all pages.' })
  totalCount: number;
}

/** One page of the products of a bulk change. */
@Shows('private')
@ObjectType({ description: 'One page of the products of a bulk change.' })
export class BulkChangeRowPage implements PageOf<ShownBulkRow> {
  @Field(() => [ShownBulkRow], { description: 'Products on this page.' })
  items: ShownBulkRow[];

  @Field(() => Int, { description: 'Current page, from 1.' })
  page: number;

  @Field(() => Int, { description: 'Number of pages, at least 1.' })
  pageCount: number;

  @Field(() => Int, { description: 'Products per page.' })
  pageSize: number;

  @Field(() => Int, { description: 'Products on all pages.' })
  totalCount: number;
}
