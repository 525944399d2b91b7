import { Field, ID, Int, ObjectType } from 'type-graphql';
import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { Customer } from '../../identity';
import { Order } from '../orders/order.entity';
import { instantColumn, paiseColumn } from '../../../platform/database/columns';
import { Shows } from '../../../platform/graphql/access';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { PaymentStatus } from '../../../kernel/payment-status.enum';

/**
 * The gateway of transfers by UPI to the shop's own bank account: no program speaks to it. The number of
 * the transfer (UTR) is `gatewayReference`: what the customer says, or else what staff read in the bank statement.
 */
export const UPI = 'upi';

/** One attempt to pay. Of the card, only what may be shown is kept: never its number, never its cvv. */
@Entity('payments')
@Unique('uq_payments_customerId_idempotencyKey', ['customerId', 'idempotencyKey'])
@Index('ix_payments_orderId', ['orderId'])
@Index('ix_payments_status_createdAt', ['status', 'createdAt'])
@Index('ix_payments_gatewayReference', ['gatewayReference'])
@Check('ck_payments_amountPaise', 'amountPaise >= 0')
@Check(
  'ck_payments_refundRequestedPaise',
  'refundRequestedPaise >= 0 AND refundRequestedPaise <= amountPaise',
)
@Check('ck_payments_refundedPaise', 'refundedPaise >= 0 AND refundedPaise <= refundRequestedPaise')
@Shows('private')
@ObjectType({ description: 'One attempt to pay. Card number and cvv are never kept.' })
export class Payment {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_payments' })
  @Field(() => ID, { description: 'Number of the payment.' })
  id: number;

  @Column('integer')
  customerId: number;

  @ManyToOne(() => Customer, { nullable: false })
  @JoinColumn({ name: 'customerId', foreignKeyConstraintName: 'fk_payments_customerId' })
  customer?: Customer;

  /** Empty where only a card was checked. */
  @Column('integer', { nullable: true })
  @Field(() => ID, {
    nullable: true,
    description: 'The order it pays; none where only a card was checked.',
  })
  orderId: number | null;

  @ManyToOne(() => Order, { nullable: true })
  @JoinColumn({ name: 'orderId', foreignKeyConstraintName: 'fk_payments_orderId' })
  order?: Order;

  /** Handed to the gateway with the charge, so that a retry charges once. */
  @Column('varchar', { length: 100 })
  idempotencyKey: string;

  /** What was asked for under that key, as a hash without card number and cvv: another request under it is seen. */
  @Column('varchar', { length: 64, nullable: true })
  requestFingerprint: string | null;

  @Column(paiseColumn)
  @Field(() => PaiseScalar, { description: 'The amount, in paise.' })
  amountPaise: number;

  /** How much of it is to be paid back, what is paid back already included. Never more than was paid. */
  @Column({ ...paiseColumn, default: 0 })
  refundRequestedPaise: number;

  /** How much of it the gateway has paid back. */
  @Column({ ...paiseColumn, default: 0 })
  refundedPaise: number;

  @Column('varchar', { length: 20 })
  @Field(() => PaymentStatus, { description: 'Whether it went through.' })
  status: PaymentStatus;

  /** Which gateway was asked. */
  @Column('varchar', { length: 20 })
  gateway: string;

  /** The gateway's own number of the charge. */
  @Column('varchar', { length: 100, nullable: true })
  gatewayReference: string | null;

  /** Why it was declined, in the gateway's words for people. */
  @Column('varchar', { length: 200, nullable: true })
  failureReason: string | null;

  @Column('varchar', { length: 20, nullable: true })
  @Field(() => String, { nullable: true, description: 'Brand of the card, such as Visa.' })
  cardBrand: string | null;

  @Column('varchar', { length: 4, nullable: true })
  @Field(() => String, { nullable: true, description: 'Last four digits of the card.' })
  cardLastFour: string | null;

  @Column('integer', { nullable: true })
  @Field(() => Int, {
    nullable: true,
    description: 'The year to the end of which the card is good.',
  })
  cardExpiryYear: number | null;

  @Column(instantColumn)
  @Field(() => Date, { description: 'When it was begun.' })
  createdAt: Date;

  @Column({ ...instantColumn, nullable: true })
  @Field(() => Date, {
    nullable: true,
    description: 'When it became known whether it went through; nothing until then.',
  })
  settledAt: Date | null;
}

/** The number of the transfer by UPI that a payment is; null where it is by card, or nobody has said it yet. */
export function utrOf({
  gateway,
  gatewayReference,
}: Pick<Payment, 'gateway' | 'gatewayReference'>): string | null {
  return gateway === UPI ? gatewayReference : null;
}
