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
 * The gateway of UPI transfers to the shop's own bank account, which no program accesses. The number of the transfer
 * (UTR) is `gatewayReference`: as stated by the customer, or else as staff read it in the bank statement.
 */
export const UPI = 'upi';

/** Payment attempt. Of the card, only displayable data is stored: never its number or CVV. */
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
@ObjectType({ description: 'Payment attempt. Card number and CVV are never stored.' })
export class Payment {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_payments' })
  @Field(() => ID, { description: 'Payment ID.' })
  id: number;

  @Column('integer')
  customerId: number;

  @ManyToOne(() => Customer, { nullable: false })
  @JoinColumn({ name: 'customerId', foreignKeyConstraintName: 'fk_payments_customerId' })
  customer?: Customer;

  /** Null if only a card was checked. */
  @Column('integer', { nullable: true })
  @Field(() => ID, {
    nullable: true,
    description: 'Order paid; null if only a card was checked.',
  })
  orderId: number | null;

  @ManyToOne(() => Order, { nullable: true })
  @JoinColumn({ name: 'orderId', foreignKeyConstraintName: 'fk_payments_orderId' })
  order?: Order;

  /** Passed to the gateway with the charge, so that a retry charges once. */
  @Column('varchar', { length: 100 })
  idempotencyKey: string;

  /** Hash of the request under that key, without card number and CVV, to detect its reuse for another request. */
  @Column('varchar', { length: 64, nullable: true })
  requestFingerprint: string | null;

  @Column(paiseColumn)
  @Field(() => PaiseScalar, { description: 'Amount in paise.' })
  amountPaise: number;

  /** Amount to be refunded, including what has already been refunded. Never more than was paid. */
  @Column({ ...paiseColumn, default: 0 })
  refundRequestedPaise: number;

  /** Amount that the gateway has refunded. */
  @Column({ ...paiseColumn, default: 0 })
  refundedPaise: number;

  @Column('varchar', { length: 20 })
  @Field(() => PaymentStatus, { description: 'Payment status.' })
  status: PaymentStatus;

  /** Gateway that handles the payment. */
  @Column('varchar', { length: 20 })
  gateway: string;

  /** The gateway's own ID of the charge. */
  @Column('varchar', { length: 100, nullable: true })
  gatewayReference: string | null;

  /** Reason for a decline, in the gateway's human-readable words. */
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
    description: 'Expiry year of the card (inclusive).',
  })
  cardExpiryYear: number | null;

  @Column(instantColumn)
  @Field(() => Date, { description: 'Time when the attempt began.' })
  createdAt: Date;

  @Column({ ...instantColumn, nullable: true })
  @Field(() => Date, {
    nullable: true,
    description: 'Time when the result became known; null until then.',
  })
  settledAt: Date | null;
}

/** UTR number of the UPI transfer of a payment; null for a card, or if not known yet. */
export function utrOf({
  gateway,
  gatewayReference,
}: Pick<Payment, 'gateway' | 'gatewayReference'>): string | null {
  return gateway === UPI ? gatewayReference : null;
}
