import { Field, ID, ObjectType } from 'type-graphql';
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
import { Order } from '../orders/order.entity';
import { instantColumn, paiseColumn } from '../../../platform/database/columns';
import { Shows } from '../../../platform/graphql/access';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { Payment } from '../payments/payment.entity';
import { MessageType } from '../../../platform/graphql/message.type';
import type { MessageRef } from '../../../kernel/message';

/** Refund by the original payment method. Decided in one transaction, executed by the gateway afterwards. */
@Entity('refunds')
@Unique('uq_refunds_idempotencyKey', ['idempotencyKey'])
@Index('ix_refunds_orderId', ['orderId'])
@Index('ix_refunds_paymentId', ['paymentId'])
@Index('ix_refunds_status_createdAt', ['status', 'createdAt'])
@Check('ck_refunds_amountPaise', 'amountPaise > 0')
@Shows('private')
@ObjectType({ description: 'Refund to the customer by the original payment method.' })
export class Refund {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_refunds' })
  @Field(() => ID, { description: 'Refund ID.' })
  id: number;

  @Column('integer', { nullable: true })
  orderId: number | null;

  @ManyToOne(() => Order, { nullable: true })
  @JoinColumn({ name: 'orderId', foreignKeyConstraintName: 'fk_refunds_orderId' })
  order?: Order;

  @Column('integer')
  paymentId: number;

  @ManyToOne(() => Payment, { nullable: false })
  @JoinColumn({ name: 'paymentId', foreignKeyConstraintName: 'fk_refunds_paymentId' })
  payment?: Payment;

  /** Passed to the gateway with the refund, so that a retry refunds once. */
  @Column('varchar', { length: 100 })
  idempotencyKey: string;

  /** Admin's request under that key; null if the system decided the refund. */
  @Column('varchar', { length: 64, nullable: true })
  requestFingerprint: string | null;

  @Column(paiseColumn)
  @Field(() => PaiseScalar, { description: 'Amount in paise.' })
  amountPaise: number;

  @Column('varchar', { length: 20 })
  @Field(() => PaymentStatus, {
    description: 'Refund status; pending until the provider responds.',
  })
  status: PaymentStatus;

  @Column('varchar', { length: 200 })
  @Field({ description: 'Reason for the refund.' })
  reason: string;

  @Column('simple-json', { nullable: true })
  @Field(() => MessageType, {
    nullable: true,
    description: 'Message of the reason; null for free text.',
  })
  reasonMessage: MessageRef | null;

  /** Credit note that it executes; null for a refund without one. */
  @Column('integer', { nullable: true })
  creditNoteId: number | null;

  /** Reason why the gateway refused it. */
  @Column('varchar', { length: 200, nullable: true })
  failureReason: string | null;

  /** The gateway's own ID of the refund. */
  @Column('varchar', { length: 100, nullable: true })
  gatewayReference: string | null;

  @Column(instantColumn)
  @Field(() => Date, { description: 'Time of the decision.' })
  createdAt: Date;

  @Column({ ...instantColumn, nullable: true })
  @Field(() => Date, {
    nullable: true,
    description: 'Time when the result became known; null until then.',
  })
  settledAt: Date | null;
}
