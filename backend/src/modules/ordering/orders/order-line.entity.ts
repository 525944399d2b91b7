import { Field, ID, Int, ObjectType } from 'type-graphql';
import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from 'typeorm';
import { Product } from '../../catalogue';
import { paiseColumn } from '../../../platform/database/columns';
import { Shows } from '../../../platform/graphql/access';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { ShortReason } from '../../../kernel/order.enums';
import { Order } from './order.entity';

/** One product of an order, with the order's own copy of its data and price. */
@Entity('order_lines')
@Index('ix_order_lines_orderId', ['orderId'])
@Index('ix_order_lines_productId_orderId', ['productId', 'orderId'])
@Check('ck_order_lines_quantity', 'quantity >= 0')
@Check('ck_order_lines_discountPaise', 'discountPaise >= 0 AND discountPaise <= totalPaise')
@Shows('private')
@ObjectType({ description: 'Product of an order, as it was when ordered.' })
export class OrderLine {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_order_lines' })
  @Field(() => ID, { description: 'Order line ID.' })
  id: number;

  @Column('integer')
  orderId: number;

  @ManyToOne(() => Order, 'lines', { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'orderId', foreignKeyConstraintName: 'fk_order_lines_orderId' })
  order?: Order;

  /** Null once the product has been removed. */
  @Column('integer', { nullable: true })
  @Field(() => ID, {
    nullable: true,
    description: 'Product ID; null if the product no longer exists.',
  })
  productId: number | null;

  @ManyToOne(() => Product, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'productId', foreignKeyConstraintName: 'fk_order_lines_productId' })
  product?: Product;

  @Column('varchar', { length: 200 })
  @Field({ description: 'Product name when ordered.' })
  name: string;

  @Column('varchar', { length: 200, nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'Hindi name when ordered; null if it had none.',
  })
  nameHi: string | null;

  @Column('varchar', { length: 200, nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'Marathi name when ordered; null if it had none.',
  })
  nameMr: string | null;

  @Column('varchar', { length: 40, nullable: true })
  @Field(() => String, { nullable: true, description: 'Unit of one piece when ordered.' })
  unit: string | null;

  @Column('varchar', { length: 2048 })
  @Field({ description: 'Picture when ordered.' })
  imageUrl: string;

  @Column('integer')
  @Field(() => PaiseScalar, {
    description: 'MRP of one piece when ordered, in paise: the maximum price.',
  })
  mrpPaise: number;

  /** The default fills lines from before this column; every new line has its own. */
  @Column('integer', { default: 0 })
  @Field(() => PaiseScalar, {
    description: 'Price of one piece, in paise: at most the MRP.',
  })
  unitPricePaise: number;

  /** Without missing and substituted pieces. */
  @Column('integer')
  @Field(() => Int, {
    description: 'Number of pieces delivered and billed; less than ordered if some are missing.',
  })
  quantity: number;

  @Column(paiseColumn)
  @Field(() => PaiseScalar, {
    description:
      'quantity × unitPricePaise, in paise; less if the weighed pieces are lighter. For a substitute, at most the price of the pieces it replaces.',
  })
  totalPaise: number;

  /** Its share of the coupon and of the online-payment discount; the shares add up to the bill's discounts. */
  @Column(paiseColumn)
  @Field(() => PaiseScalar, { description: 'Share of the order discounts, in paise.' })
  discountPaise: number;

  /** Its share as ordered, once the line has changed; null as long as it is as ordered. */
  @Column({ ...paiseColumn, nullable: true })
  agreedDiscountPaise: number | null;

  /** Incremented by each picking action. */
  @Column('integer', { default: 1 })
  @Field(() => Int, { description: 'Version of the line, for picking actions.' })
  version: number;

  /** Null until somebody picks the line, and for orders packed as a whole. */
  @Column('integer', { nullable: true })
  @Field(() => Int, {
    nullable: true,
    description: 'Number of pieces picked so far; null if the line was not picked individually.',
  })
  pickedQuantity: number | null;

  /** The line's own copy; null if it is sold by the piece. */
  @Column('integer', { nullable: true })
  @Field(() => Int, {
    nullable: true,
    description: 'Weight of one piece in grams, if sold by weight; null if sold by the piece.',
  })
  packGrams: number | null;

  /** Null until somebody weighs the line, and for orders packed as a whole. */
  @Column('integer', { nullable: true })
  @Field(() => Int, {
    nullable: true,
    description: 'Total weight of the delivered pieces, in grams, if sold by weight.',
  })
  weighedGrams: number | null;

  @Column('integer', { nullable: true })
  @Field(() => Int, {
    nullable: true,
    description: 'GST rate included in the price when ordered, in basis points; null if not set.',
  })
  gstBasisPoints: number | null;

  @Column('varchar', { length: 8, nullable: true })
  @Field(() => String, { nullable: true, description: 'HSN code of the product when ordered.' })
  hsn: string | null;

  @Column('integer', { default: 0 })
  @Field(() => Int, { description: 'Number of ordered pieces that are missing.' })
  shortQuantity: number;

  @Column('varchar', { length: 20, nullable: true })
  @Field(() => ShortReason, { nullable: true, description: 'Reason why pieces are missing.' })
  shortReason: ShortReason | null;

  /** Ordered pieces that are replaced by the substitutes of this line. */
  @Column('integer', { default: 0 })
  @Field(() => Int, { description: 'Number of ordered pieces that are replaced by substitutes.' })
  substitutedQuantity: number;

  /** For a substitute: the line whose pieces it replaces. */
  @Column('integer', { nullable: true })
  @Field(() => ID, {
    nullable: true,
    description: 'ID of the line that this one substitutes.',
  })
  substitutesLineId: number | null;

  /** For a substitute: the number of pieces of that line that it replaces. */
  @Column('integer', { nullable: true })
  @Field(() => Int, {
    nullable: true,
    description: 'Number of pieces of that line that it replaces.',
  })
  replacedQuantity: number | null;

  @Column('integer', { default: 0 })
  @Field(() => Int, { description: 'Number of delivered pieces refunded by credit notes.' })
  refundedQuantity: number;

  /** Number of delivered pieces returned to the shop. */
  @Column('integer', { default: 0 })
  @Field(() => Int, { description: 'Number of delivered pieces returned to the shop.' })
  returnedQuantity: number;
}
