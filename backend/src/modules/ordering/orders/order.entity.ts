import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToMany,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DeliveryAddress } from '../../checkout';
import { Customer } from '../../identity';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { instantColumn, paiseColumn } from '../../../platform/database/columns';
import { Shows } from '../../../platform/graphql/access';
import type { BillStep } from '../../checkout/index.rules';
import type { OrderLine } from './order-line.entity';
import { OrderStatus, PaymentMethod, Substitution } from '../../../kernel/order.enums';

/** Bill with the part paid by gift credit. */
export interface AgreedBill {
  subtotalPaise: number;
  steps: BillStep[];
  giftCreditPaise: number;
  toPayPaise: number;
}

/** Order with its content as it was when placed: changes of the catalogue do not affect it. */
@Entity('orders')
@Unique('uq_orders_customerId_idempotencyKey', ['customerId', 'idempotencyKey'])
@Index('ix_orders_customerId_placedAt', ['customerId', 'placedAt'])
@Index('ix_orders_customerId_status', ['customerId', 'status'])
@Index('ix_orders_status_placedAt', ['status', 'placedAt'])
@Index('ix_orders_placedAt_id_status_paymentStatus_slotDate_toPayPaise', [
  ...['placedAt', 'id', 'status', 'paymentStatus', 'slotDate', 'toPayPaise'],
])
@Index('ix_orders_slotDate_slotStartMinute_id_placedAt_status_toPayPaise', [
  ...['slotDate', 'slotStartMinute', 'id', 'placedAt', 'status', 'toPayPaise'],
])
@Index('ix_orders_paymentStatus_status_placedAt_toPayPaise', [
  ...['paymentStatus', 'status', 'placedAt', 'toPayPaise'],
])
@Check('ck_orders_giftCreditPaise', 'giftCreditPaise >= 0')
@Check('ck_orders_toPayPaise', 'toPayPaise >= 0')
@Shows('private')
@ObjectType({ description: 'Order, with its content as it was when placed.' })
export class Order {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_orders' })
  @Field(() => ID, { description: 'Order ID.' })
  id: number;

  @Column('integer')
  customerId: number;

  @ManyToOne(() => Customer, { nullable: false })
  @JoinColumn({ name: 'customerId', foreignKeyConstraintName: 'fk_orders_customerId' })
  customer?: Customer;

  /** Idempotency key of the attempt to place the order; the same key always returns the same order. */
  @Column('varchar', { length: 100 })
  idempotencyKey: string;

  /** Request under that key, to detect its reuse for another cart. */
  @Column('varchar', { length: 64 })
  requestFingerprint: string;

  @Column('varchar', { length: 20 })
  @Field(() => OrderStatus, { description: 'Order status.' })
  status: OrderStatus;

  @Column('varchar', { length: 20 })
  @Field(() => PaymentStatus, { description: 'Payment status.' })
  paymentStatus: PaymentStatus;

  @Column('varchar', { length: 20 })
  @Field(() => PaymentMethod, { description: 'Payment method.' })
  paymentMethod: PaymentMethod;

  /** While this is in the future, a payment of the order is in progress, and no other may begin. */
  @Column({ ...instantColumn, nullable: true })
  paymentClaimedUntil: Date | null;

  @Column(paiseColumn)
  subtotalPaise: number;

  /** All steps from the subtotal to the sum to pay, with reasons, as shown to the customer. */
  @Column('simple-json')
  billSteps: BillStep[];

  /** Code of the coupon used. */
  @Column('varchar', { length: 40, nullable: true })
  @Field(() => String, { nullable: true, description: 'Coupon code used.' })
  couponCode: string | null;

  /** Amount paid with gift credit, in paise. */
  @Column(paiseColumn)
  giftCreditPaise: number;

  @Column(paiseColumn)
  toPayPaise: number;

  /** The order's own copy of the delivery address; null if the customer has no address on file. */
  @Column('simple-json', { nullable: true })
  @Field(() => DeliveryAddress, {
    nullable: true,
    description: 'Delivery address; null if the customer had no address on file.',
  })
  deliveryAddress: DeliveryAddress | null;

  /** Null if the customer was not asked. */
  @Column('varchar', { length: 20, nullable: true })
  @Field(() => Substitution, {
    nullable: true,
    description: "Customer's choice for missing products; null if not asked.",
  })
  substitution: Substitution | null;

  /** Indian day of delivery, yyyy-MM-dd. */
  @Column('varchar', { length: 10 })
  slotDate: string;

  @Column('integer')
  slotStartMinute: number;

  @Column('integer')
  slotEndMinute: number;

  /** Incremented by each change of slot and address, so that concurrent changes conflict. */
  @Column('integer', { default: 0 })
  @Field(() => Int, {
    description:
      'Version of slot and address, incremented by each change; pass it as `expectedVersion`.',
  })
  deliveryVersion: number;

  /** Incremented by each edit of the content, so that concurrent edits conflict. */
  @Column('integer', { default: 0 })
  @Field(() => Int, {
    description:
      'Version of the order content, incremented by each edit; pass it as `expectedVersion` of `editOrder`.',
  })
  editVersion: number;

  /**
   * Id of the first order of its delivery group: orders that are delivered together and share one place of their slot.
   * Null if the order has a place of its own.
   */
  @Column('integer', { nullable: true })
  deliveryGroupId: number | null;

  /** Bill that the customer agreed to, once the order costs less; null as long as it costs the same. */
  @Column('simple-json', { nullable: true })
  agreedBill: AgreedBill | null;

  /** Sum of its credit notes; null if it was over before the shop issued any. */
  @Column({ ...paiseColumn, nullable: true, default: 0 })
  creditedPaise: number | null;

  /** Reduction of the cash to collect by its credit notes. */
  @Column({ ...paiseColumn, default: 0 })
  collectLessPaise: number;

  /** Amount collected on delivery so far: the sum of its collections. */
  @Column({ ...paiseColumn, default: 0 })
  collectedPaise: number;

  /** Picker of the order. */
  @Column('integer', { nullable: true })
  pickerId: number | null;

  /** Time until which nobody else may pick; renewed by each picking action. */
  @Column({ ...instantColumn, nullable: true })
  pickingUntil: Date | null;

  /** Staff member who took it by phone; null if its customer placed it. */
  @Column('integer', { nullable: true })
  takenByAdminId: number | null;

  @Column(instantColumn)
  @Field(() => Date, { description: 'Time when the order was placed.' })
  placedAt: Date;

  @OneToMany('OrderLine', 'order')
  lines: OrderLine[];
}

/** Order that has just been inserted: its lines are loaded on request. */
export type PlacedOrder = Omit<Order, 'lines' | 'customer'> & Partial<Pick<Order, 'lines'>>;
