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

/** Money that goes back by the way it came. Decided in one transaction, carried out by the gateway after it. */
@Entity('refunds')
@Unique('uq_refunds_idempotencyKey', ['idempotencyKey'])
@Index('ix_refunds_orderId', ['orderId'])
@Index('ix_refunds_paymentId', ['paymentId'])
@Index('ix_refunds_status_createdAt', ['status', 'createdAt'])
@Check('ck_refunds_amountPaise', 'amountPaise > 0')
@Shows('private')
@ObjectType({ description: 'Money that goes back to the customer by the way it came.' })
export class Refund {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_refunds' })
  @Field(() => ID, { description: 'Number of the refund.' })
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

  /** Handed to the gateway with the refund, so that a retry pays back once. */
  @Column('varchar', { length: 100 })
  idempotencyKey: string;

  /** What an admin asked for under that key; empty where the shop itself decided it. */
  @Column('varchar', { length: 64, nullable: true })
  requestFingerprint: string | null;

  @Column(paiseColumn)
  @Field(() => PaiseScalar, { description: 'The amount, in paise.' })
  amountPaise: number;

  @Column('varchar', { length: 20 })
  @Field(() => PaymentStatus, {
    description: 'Whether it went through; pending while the provider has not answered.',
  })
  status: PaymentStatus;

  @Column('varchar', { length: 200 })
  @Field({ description: 'Why.' })
  reason: string;

  @Column('simple-json', { nullable: true })
  @Field(() => MessageType, {
    nullable: true,
    description: 'Which message the reason is; nothing for what somebody wrote.',
  })
  reasonMessage: MessageRef | null;

  /** The credit note that it carries out; empty for what went back without one. */
  @Column('integer', { nullable: true })
  creditNoteId: number | null;

  /** Why the gateway refused it. */
  @Column('varchar', { length: 200, nullable: true })
  failureReason: string | null;

  /** The gateway's own number of the refund. */
  @Column('varchar', { length: 100, nullable: true })
  gatewayReference: string | null;

  @Column(instantColumn)
  @Field(() => Date, { description: 'When it was decided.' })
  createdAt: Date;

  @Column({ ...instantColumn, nullable: true })
  @Field(() => Date, {
    nullable: true,
    description: 'When it became known whether it went through; nothing until then.',
  })
  settledAt: Date | null;
}
