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

/** A bill with what gift credit pays of it. */
export interface AgreedBill {
  subtotalPaise: number;
  steps: BillStep[];
  giftCreditPaise: number;
  toPayPaise: number;
}

/** What somebody bought, as it was at that moment: nothing here changes with the catalogue. */
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
@ObjectType({ description: 'What somebody bought, as it was at that moment.' })
export class Order {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_orders' })
  @Field(() => ID, { description: 'Number of the order.' })
  id: number;

  @Column('integer')
  customerId: number;

  @ManyToOne(() => Customer, { nullable: false })
  @JoinColumn({ name: 'customerId', foreignKeyConstraintName: 'fk_orders_customerId' })
  customer?: Customer;

  /** Chosen by the client for one attempt to place an order; the same key answers the same order for ever. */
  @Column('varchar', { length: 100 })
  idempotencyKey: string;

  /** What was asked for under that key, so that another cart under it is seen. */
  @Column('varchar', { length: 64 })
  requestFingerprint: string;

  @Column('varchar', { length: 20 })
  @Field(() => OrderStatus, { description: 'Where the order is on its way.' })
  status: OrderStatus;

  @Column('varchar', { length: 20 })
  @Field(() => PaymentStatus, { description: 'Where its money is.' })
  paymentStatus: PaymentStatus;

  @Column('varchar', { length: 20 })
  @Field(() => PaymentMethod, { description: 'How it is paid.' })
  paymentMethod: PaymentMethod;

  /** While this lies ahead, one payment of the order is under way, and no other may begin. */
  @Column({ ...instantColumn, nullable: true })
  paymentClaimedUntil: Date | null;

  @Column(paiseColumn)
  subtotalPaise: number;

  /** Every step from the subtotal to the sum to pay, with its reason, as it was told to the customer. */
  @Column('simple-json')
  billSteps: BillStep[];

  /** The coupon that was used, by its code. */
  @Column('varchar', { length: 40, nullable: true })
  @Field(() => String, { nullable: true, description: 'Code of the coupon that was used.' })
  couponCode: string | null;

  /** How much of it gift credit paid, in paise. */
  @Column(paiseColumn)
  giftCreditPaise: number;

  @Column(paiseColumn)
  toPayPaise: number;

  /** The order's own copy of where it is brought; none where the customer has no address on file. */
  @Column('simple-json', { nullable: true })
  @Field(() => DeliveryAddress, {
    nullable: true,
    description: 'Where it is brought; nothing where the customer had no address on file.',
  })
  deliveryAddress: DeliveryAddress | null;

  /** Empty where the customer was not asked. */
  @Column('varchar', { length: 20, nullable: true })
  @Field(() => Substitution, {
    nullable: true,
    description: 'What is to be done where something is missing; nothing where nobody asked.',
  })
  substitution: Substitution | null;

  /** Indian day of delivery, yyyy-MM-dd. */
  @Column('varchar', { length: 10 })
  slotDate: string;

  @Column('integer')
  slotStartMinute: number;

  @Column('integer')
  slotEndMinute: number;

  /** Counts the changes of its slot and address, so that two people who change them notice each other. */
  @Column('integer', { default: 0 })
  @Field(() => Int, {
    description: 'Counts the changes of its slot and address; for `expectedVersion`.',
  })
  deliveryVersion: number;

  /** Counts the edits of what was ordered, so that two people who edit it notice each other. */
  @Column('integer', { default: 0 })
  @Field(() => Int, {
    description: 'Counts the edits of what was ordered; for `expectedVersion` of `editOrder`.',
  })
  editVersion: number;

  /**
   * Number of the first order of its delivery group: orders that are delivered together and hold one place of their
   * slot. Empty where the order holds a place of its own.
   */
  @Column('integer', { nullable: true })
  deliveryGroupId: number | null;

  /** The bill that the customer agreed to, once the order costs less; empty as long as it costs as much. */
  @Column('simple-json', { nullable: true })
  agreedBill: AgreedBill | null;

  /** What its credit notes add up to; empty where it was over before the shop wrote any. */
  @Column({ ...paiseColumn, nullable: true, default: 0 })
  creditedPaise: number | null;

  /** How much less of it is to be collected in cash, by its credit notes. */
  @Column({ ...paiseColumn, default: 0 })
  collectLessPaise: number;

  /** What was collected at the door so far, as its collections say. */
  @Column({ ...paiseColumn, default: 0 })
  collectedPaise: number;

  /** The admin who picks the order. */
  @Column('integer', { nullable: true })
  pickerId: number | null;

  /** Until when nobody else may; each action of picking renews it. */
  @Column({ ...instantColumn, nullable: true })
  pickingUntil: Date | null;

  /** The member of the staff who took it by phone; empty where its customer placed it. */
  @Column('integer', { nullable: true })
  takenByAdminId: number | null;

  @Column(instantColumn)
  @Field(() => Date, { description: 'When it was placed.' })
  placedAt: Date;

  @OneToMany('OrderLine', 'order')
  lines: OrderLine[];
}

/** An order as it was just written down: its lines are read when somebody asks for them. */
export type PlacedOrder = Omit<Order, 'lines' | 'customer'> & Partial<Pick<Order, 'lines'>>;
