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

/** Problem with delivered pieces. */
export enum OrderProblem {
  MISSING = 'missing',
  DAMAGED = 'damaged',
}
registerEnumType(OrderProblem, {
  name: 'OrderProblem',
  description: 'Problem with delivered pieces.',
  valuesConfig: {
    MISSING: { description: 'Missing from the delivery.' },
    DAMAGED: { description: 'Damaged or spoilt.' },
  },
});

/** Status of a report. */
export enum OrderReportStatus {
  OPEN = 'open',
  REFUNDED = 'refunded',
  REJECTED = 'rejected',
}
registerEnumType(OrderReportStatus, {
  name: 'OrderReportStatus',
  description: 'Status of a report.',
  valuesConfig: {
    OPEN: { description: 'Not decided yet.' },
    REFUNDED: { description: 'The pieces were refunded.' },
    REJECTED: { description: 'Rejected; the answer gives the reason.' },
  },
});

/** Reported pieces of an order line. */
@Shows('private')
@ObjectType({ description: 'Reported pieces of an order line.' })
export class ReportedLine {
  @Field(() => ID, { description: 'Order line ID.' })
  orderLineId: number;

  @Field(() => Int, { description: 'Number of pieces.' })
  quantity: number;
}

/** Customer's report on a delivered order, with the decision of the staff. */
@Entity('order_reports')
@Unique('uq_order_reports_orderId_requestKey', ['orderId', 'requestKey'])
@Index('ix_order_reports_status_createdAt', ['status', 'createdAt'])
@Shows('private')
@ObjectType({ description: "Customer's report of a problem with a delivered order." })
export class OrderReport {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_order_reports' })
  @Field(() => ID, { description: 'Report ID.' })
  id: number;

  @Column('integer')
  @Field(() => ID, { description: 'Order ID.' })
  orderId: number;

  @ManyToOne(() => Order, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'orderId', foreignKeyConstraintName: 'fk_order_reports_orderId' })
  order?: Order;

  /** Idempotency key of the report. */
  @Column('varchar', { length: 100 })
  requestKey: string;

  /** Request under that key. */
  @Column('varchar', { length: 64 })
  fingerprint: string;

  @Column('varchar', { length: 20 })
  @Field(() => OrderProblem, { description: 'Kind of problem.' })
  kind: OrderProblem;

  @Column('simple-json')
  @Field(() => [ReportedLine], { description: 'Affected pieces.' })
  lines: ReportedLine[];

  @Column('varchar', { length: 500 })
  @Field({ description: "Customer's comment; may be empty." })
  text: string;

  @Column('varchar', { length: 20 })
  @Field(() => OrderReportStatus, { description: 'Status of the report.' })
  status: OrderReportStatus;

  @Column(instantColumn)
  @Field(() => Date, { description: 'Time of the report.' })
  createdAt: Date;

  @Column({ ...instantColumn, nullable: true })
  @Field(() => Date, { nullable: true, description: 'Time of the decision.' })
  decidedAt: Date | null;

  @Column('varchar', { length: 150, nullable: true })
  @Field(() => String, { nullable: true, description: 'Answer of the staff.' })
  answer: string | null;

  /** Credit note that refunded the pieces. */
  @Column('integer', { nullable: true })
  @Field(() => ID, { nullable: true, description: 'Credit note that refunded the pieces.' })
  creditNoteId: number | null;
}
