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

/** One product of an order, with the order's own copy of what it was and cost. */
@Entity('order_lines')
@Index('ix_order_lines_orderId', ['orderId'])
@Index('ix_order_lines_productId_orderId', ['productId', 'orderId'])
@Check('ck_order_lines_quantity', 'quantity >= 0')
@Check('ck_order_lines_discountPaise', 'discountPaise >= 0 AND discountPaise <= totalPaise')
@Shows('private')
@ObjectType({ description: 'One product of an order, as it was when it was ordered.' })
export class OrderLine {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_order_lines' })
  @Field(() => ID, { description: 'Number of the line.' })
  id: number;

  @Column('integer')
  orderId: number;

  @ManyToOne(() => Order, 'lines', { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'orderId', foreignKeyConstraintName: 'fk_order_lines_orderId' })
  order?: Order;

  /** Empty once the product has left the shop. */
  @Column('integer', { nullable: true })
  @Field(() => ID, { nullable: true, description: 'The product, while the shop still has it.' })
  productId: number | null;

  @ManyToOne(() => Product, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'productId', foreignKeyConstraintName: 'fk_order_lines_productId' })
  product?: Product;

  @Column('varchar', { length: 200 })
  @Field({ description: 'Name of the product at that moment.' })
  name: string;

  @Column('varchar', { length: 200, nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'Its name in Hindi at that moment; nothing where the shop had none.',
  })
  nameHi: string | null;

  @Column('varchar', { length: 200, nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'Its name in Marathi at that moment; nothing where the shop had none.',
  })
  nameMr: string | null;

  @Column('varchar', { length: 40, nullable: true })
  @Field(() => String, { nullable: true, description: 'What one piece was.' })
  unit: string | null;

  @Column('varchar', { length: 2048 })
  @Field({ description: 'Its picture at that moment.' })
  imageUrl: string;

  @Column('integer')
  @Field(() => PaiseScalar, {
    description: 'MRP of one piece at that moment, in paise: the most that it may cost.',
  })
  mrpPaise: number;

  /** The default fills the lines of before the column; every new line has its own. */
  @Column('integer', { default: 0 })
  @Field(() => PaiseScalar, {
    description: 'What one piece was sold at, in paise: the MRP or less.',
  })
  unitPricePaise: number;

  /** Without those that are missing or substituted. */
  @Column('integer')
  @Field(() => Int, {
    description: 'Pieces that are delivered and billed: fewer than ordered where some are missing.',
  })
  quantity: number;

  @Column(paiseColumn)
  @Field(() => PaiseScalar, {
    description:
      'quantity x unitPricePaise, or less where the pieces were weighed and are lighter; of a substitute at most what the pieces cost that it replaces.',
  })
  totalPaise: number;

  /** Its share of the coupon and of the online-payment discount; the shares add up to the bill's discounts. */
  @Column(paiseColumn)
  @Field(() => PaiseScalar, { description: "Its share of the order's discounts, in paise." })
  discountPaise: number;

  /** Its share as ordered, once the line is another one; empty as long as it is as ordered. */
  @Column({ ...paiseColumn, nullable: true })
  agreedDiscountPaise: number | null;

  /** One more with each action of picking. */
  @Column('integer', { default: 1 })
  @Field(() => Int, { description: 'Version of the line, for the actions of picking.' })
  version: number;

  /** Empty until somebody picks the line; an order that is packed as a whole has none. */
  @Column('integer', { nullable: true })
  @Field(() => Int, {
    nullable: true,
    description: 'Pieces that were picked so far; nothing where nobody picked the line by itself.',
  })
  pickedQuantity: number | null;

  /** The line's own copy; empty where it is sold by the piece. */
  @Column('integer', { nullable: true })
  @Field(() => Int, {
    nullable: true,
    description:
      'Grams of one piece of a line that is sold by weight; nothing of one that is sold by the piece.',
  })
  packGrams: number | null;

  /** Empty until somebody weighs the line; an order that is packed as a whole has none. */
  @Column('integer', { nullable: true })
  @Field(() => Int, {
    nullable: true,
    description: 'What the delivered pieces of a line that is sold by weight weigh together.',
  })
  weighedGrams: number | null;

  @Column('integer', { nullable: true })
  @Field(() => Int, {
    nullable: true,
    description:
      'Rate of the GST within its price at that moment, in basis points; nothing where nobody said so.',
  })
  gstBasisPoints: number | null;

  @Column('varchar', { length: 8, nullable: true })
  @Field(() => String, { nullable: true, description: 'HSN code of the product at that moment.' })
  hsn: string | null;

  @Column('integer', { default: 0 })
  @Field(() => Int, { description: 'Pieces that were ordered and are missing.' })
  shortQuantity: number;

  @Column('varchar', { length: 20, nullable: true })
  @Field(() => ShortReason, { nullable: true, description: 'Why pieces are missing.' })
  shortReason: ShortReason | null;

  /** Pieces that were ordered, and are replaced by the lines that name this one. */
  @Column('integer', { default: 0 })
  @Field(() => Int, { description: 'Pieces that were ordered and are replaced by substitutes.' })
  substitutedQuantity: number;

  /** Of a substitute: the line whose pieces it replaces. */
  @Column('integer', { nullable: true })
  @Field(() => ID, {
    nullable: true,
    description: 'Number of the line that this one is a substitute for.',
  })
  substitutesLineId: number | null;

  /** Of a substitute: how many pieces of that line it replaces. */
  @Column('integer', { nullable: true })
  @Field(() => Int, {
    nullable: true,
    description: 'How many pieces of that line it replaces.',
  })
  replacedQuantity: number | null;

  @Column('integer', { default: 0 })
  @Field(() => Int, { description: 'Of the delivered pieces, those that credit notes paid back.' })
  refundedQuantity: number;

  /** Of the delivered pieces, those that the shop has again. */
  @Column('integer', { default: 0 })
  @Field(() => Int, { description: 'Of the delivered pieces, those that came back to the shop.' })
  returnedQuantity: number;
}
