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
import { Order } from './order.entity';

/** One product of an order, with the order's own copy of what it was and cost. */
@Entity('order_lines')
@Index('ix_order_lines_orderId', ['orderId'])
@Index('ix_order_lines_productId_orderId', ['productId', 'orderId'])
@Check('ck_order_lines_quantity', 'quantity > 0')
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

  @Column('varchar', { length: 40, nullable: true })
  @Field(() => String, { nullable: true, description: 'What one piece was.' })
  unit: string | null;

  @Column('varchar', { length: 2048 })
  @Field({ description: 'Its picture at that moment.' })
  imageUrl: string;

  @Column('integer')
  @Field(() => PaiseScalar, { description: 'Price of one piece, in paise.' })
  mrpPaise: number;

  @Column('integer')
  @Field(() => Int, { description: 'Pieces.' })
  quantity: number;

  @Column(paiseColumn)
  @Field(() => PaiseScalar, { description: 'quantity x mrpPaise.' })
  totalPaise: number;

  /** Its share of the coupon and of the online-payment discount; the shares add up to the bill's discounts. */
  @Column(paiseColumn)
  @Field(() => PaiseScalar, { description: "Its share of the order's discounts, in paise." })
  discountPaise: number;
}
