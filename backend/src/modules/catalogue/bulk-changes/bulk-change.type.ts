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
  description: 'Where a bulk change stands.',
  valuesConfig: {
    PREVIEWING: { description: 'It is being worked out.' },
    PREVIEWED: { description: 'Nothing is changed yet. It is forgotten after an hour.' },
    SCHEDULED: {
      description: 'It starts by itself at `startsAt`. Its rows are those of the preview.',
    },
    STARTING: { description: 'Its time has come: the products that fit now are being found.' },
    RUNNING: { description: 'Products are being changed.' },
    DONE: { description: 'All products are changed, or refused.' },
    CANCELLED: { description: 'It was ended before all were changed.' },
    UNDOING: { description: 'Products are being set back.' },
    UNDONE: { description: 'All products are set back, or kept as somebody changed them since.' },
  },
});

registerEnumType(BulkRowState, {
  name: 'BulkChangeRowState',
  description: 'What became of one product of a bulk change.',
  valuesConfig: {
    WAITING: { description: 'It is to be changed.' },
    CHANGED: { description: 'It was changed.' },
    REFUSED: { description: 'It cannot be changed; `code` says why.' },
    UNDONE: { description: 'It was changed, and set back.' },
    KEPT: { description: 'It was changed, and is not set back; `code` says why.' },
  },
});

/** A bulk change as the staff sees it. */
@Shows('private')
@ObjectType('BulkChange', { description: 'A change of many products, with how far it has come.' })
export class ShownBulkChange {
  @Field(() => ID, { description: 'Number of the change.' })
  id: number;

  @Field(() => BulkChangeState, { description: 'Where it stands.' })
  state: BulkChangeState;

  @Field(() => BulkChangeInput, { description: 'What was asked for.' })
  request: BulkChangeInput;

  @Field(() => Date, { description: 'When it was previewed.' })
  createdAt: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'When it starts by itself; nothing where it starts at once.',
  })
  startsAt: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When it is undone by itself; nothing where nobody said so.',
  })
  endsAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was done, cancelled or undone.' })
  endedAt: Date | null;

  @Field(() => Int, { description: 'Products that were so already.' })
  unchangedCount: number;

  @Field(() => Int, { description: 'Products that are to be changed.' })
  waitingCount: number;

  @Field(() => Int, { description: 'Products that were changed, and not set back.' })
  changedCount: number;

  @Field(() => Int, { description: 'Products that were refused.' })
  refusedCount: number;

  @Field(() => Int, { description: 'Products that were set back.' })
  undoneCount: number;

  @Field(() => Int, { description: 'Products that were not set back.' })
  keptCount: number;
}

/** What a product has, or had, of that which a bulk change sets. */
@Shows('private')
@ObjectType({
  description: 'Values of a product: those that the change is about, nothing of the others.',
})
export class BulkChangeValues {
  @Field(() => PaiseScalar, { nullable: true, description: 'Its MRP, in paise.' })
  mrpPaise?: number;

  @Field(() => PaiseScalar, {
    nullable: true,
    description: 'Its selling price, in paise; nothing also where it has none.',
  })
  sellingPaise?: number | null;

  @Field(() => Category, { nullable: true, description: 'Its category.' })
  category?: Category;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is hidden from customers.' })
  isHidden?: boolean | null;

  @Field(() => Int, { nullable: true, description: 'Its rate of GST, in basis points.' })
  gstBasisPoints?: number | null;

  @Field(() => String, { nullable: true, description: 'Its HSN code.' })
  hsn?: string | null;

  @Field(() => Int, { nullable: true, description: 'Pieces in stock.' })
  stockQuantity?: number;
}

/** One product of a bulk change. */
@Shows('private')
@ObjectType('BulkChangeRow', { description: 'One product of a bulk change.' })
export class ShownBulkRow {
  @Field(() => ID, { description: 'Number of the row.' })
  id: number;

  @Field(() => ID, { description: 'Number of the product.' })
  productId: number;

  @Field({ description: 'Its name, as it was previewed.' })
  productName: string;

  @Field(() => Product, {
    nullable: true,
    description: 'The product as it is now; nothing where it was deleted.',
  })
  product: ListedProduct | null;

  @Field(() => BulkRowState, { description: 'What became of it.' })
  state: BulkRowState;

  @Field(() => BulkChangeValues, { description: 'What it had before.' })
  before: BulkChangeValues;

  @Field(() => BulkChangeValues, { description: 'What it gets.' })
  after: BulkChangeValues;

  @Field(() => String, {
    nullable: true,
    description:
      'Why it was refused or kept: CONFLICT where somebody changed it, NOT_FOUND where it is gone, VALIDATION for a price or stock that it cannot have, OUT_OF_STOCK where fewer pieces are there than are to go.',
  })
  code: string | null;

  @Field(() => String, { nullable: true, description: 'The field that is refused.' })
  field: string | null;
}

/** One page of the bulk changes. */
@Shows('private')
@ObjectType({ description: 'One page of the bulk changes, the newest first.' })
export class BulkChangePage implements PageOf<ShownBulkChange> {
  @Field(() => [ShownBulkChange], { description: 'The changes of this page.' })
  items: ShownBulkChange[];

  @Field(() => Int, { description: 'This page, from 1.' })
  page: number;

  @Field(() => Int, { description: 'Pages, at least 1.' })
  pageCount: number;

  @Field(() => Int, { description: 'Changes a page.' })
  pageSize: number;

  @Field(() => Int, { description: 'Changes on all pages together.' })
  totalCount: number;
}

/** One page of the products of a bulk change. */
@Shows('private')
@ObjectType({ description: 'One page of the products of a bulk change.' })
export class BulkChangeRowPage implements PageOf<ShownBulkRow> {
  @Field(() => [ShownBulkRow], { description: 'The products of this page.' })
  items: ShownBulkRow[];

  @Field(() => Int, { description: 'This page, from 1.' })
  page: number;

  @Field(() => Int, { description: 'Pages, at least 1.' })
  pageCount: number;

  @Field(() => Int, { description: 'Products a page.' })
  pageSize: number;

  @Field(() => Int, { description: 'Products on all pages together.' })
  totalCount: number;
}
