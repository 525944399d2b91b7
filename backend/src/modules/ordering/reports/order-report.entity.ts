import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { instantColumn } from '../../../platform/database/columns';
import { Shows } from '../../../platform/graphql/access';
import { Order } from '../orders/order.entity';

/** What is wrong with delivered pieces. */
export enum OrderProblem {
  MISSING = 'missing',
  DAMAGED = 'damaged',
}
registerEnumType(OrderProblem, {
  name: 'OrderProblem',
  description: 'What is wrong with delivered pieces.',
  valuesConfig: {
    MISSING: { description: 'They were not in the delivery.' },
    DAMAGED: { description: 'They are damaged or spoilt.' },
  },
});

/** What became of a report. */
export enum OrderReportStatus {
  OPEN = 'open',
  REFUNDED = 'refunded',
  REJECTED = 'rejected',
}
registerEnumType(OrderReportStatus, {
  name: 'OrderReportStatus',
  description: 'What became of a report.',
  valuesConfig: {
    OPEN: { description: 'Nobody has decided yet.' },
    REFUNDED: { description: 'The pieces were paid back.' },
    REJECTED: { description: 'They were not; the answer says why.' },
  },
});

/** Pieces of a line that a customer reports. */
@Shows('private')
@ObjectType({ description: 'Pieces of a line that a customer reports.' })
export class ReportedLine {
  @Field(() => ID, { description: 'Number of the line.' })
  orderLineId: number;

  @Field(() => Int, { description: 'How many pieces.' })
  quantity: number;
}

/** What a customer reports of a delivered order, and what the staff decides. */
@Entity('order_reports')
@Unique('uq_order_reports_orderId_requestKey', ['orderId', 'requestKey'])
@Index('ix_order_reports_status_createdAt', ['status', 'createdAt'])
@Shows('private')
@ObjectType({ description: 'What a customer reports of a delivered order.' })
export class OrderReport {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_order_reports' })
  @Field(() => ID, { description: 'Number of the report.' })
  id: number;

  @Column('integer')
  @Field(() => ID, { description: 'Number of the order.' })
  orderId: number;

  @ManyToOne(() => Order, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'orderId', foreignKeyConstraintName: 'fk_order_reports_orderId' })
  order?: Order;

  /** Chosen by the client for one report. */
  @Column('varchar', { length: 100 })
  requestKey: string;

  /** What was asked for under that key. */
  @Column('varchar', { length: 64 })
  fingerprint: string;

  @Column('varchar', { length: 20 })
  @Field(() => OrderProblem, { description: 'What is wrong.' })
  kind: OrderProblem;

  @Column('simple-json')
  @Field(() => [ReportedLine], { description: 'With which pieces.' })
  lines: ReportedLine[];

  @Column('varchar', { length: 500 })
  @Field({ description: 'What the customer says of it; may be empty.' })
  text: string;

  @Column('varchar', { length: 20 })
  @Field(() => OrderReportStatus, { description: 'What became of it.' })
  status: OrderReportStatus;

  @Column(instantColumn)
  @Field(() => Date, { description: 'When it was reported.' })
  createdAt: Date;

  @Column({ ...instantColumn, nullable: true })
  @Field(() => Date, { nullable: true, description: 'When it was decided.' })
  decidedAt: Date | null;

  @Column('varchar', { length: 150, nullable: true })
  @Field(() => String, { nullable: true, description: 'What the staff answers.' })
  answer: string | null;

  /** The credit note by which the pieces were paid back. */
  @Column('integer', { nullable: true })
  @Field(() => ID, { nullable: true, description: 'The credit note that paid the pieces back.' })
  creditNoteId: number | null;
}
