import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { PaymentStatus } from '../../../kernel/payment-status.enum';
import { instantColumn } from '../../../platform/database/columns';
import { Shows } from '../../../platform/graphql/access';
import { Order } from './order.entity';
import { OrderStatus } from '../../../kernel/order.enums';
import type { ActorRole } from './order-transitions.rules';
import { MessageType } from '../../../platform/graphql/message.type';
import type { MessageRef } from '../../../kernel/message';

/** Actor of an order event in the GraphQL API. */
enum OrderActorRole {
  CUSTOMER = 'customer',
  ADMIN = 'admin',
  SYSTEM = 'system',
}
registerEnumType(OrderActorRole, {
  name: 'OrderActorRole',
  description: 'Actor of an order event.',
  valuesConfig: {
    CUSTOMER: { description: 'The customer of the order.' },
    ADMIN: { description: 'A member of the staff.' },
    SYSTEM: {
      description: 'The shop itself, for example after a response of the payment provider.',
    },
  },
});

/** Event in the history of an order. Rows are added and never changed. */
@Entity('order_events')
@Index('ix_order_events_orderId', ['orderId'])
@Shows('private')
@ObjectType({ description: 'Event in the history of an order.' })
export class OrderEvent {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_order_events' })
  id: number;

  @Column('integer')
  orderId: number;

  @ManyToOne(() => Order, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'orderId', foreignKeyConstraintName: 'fk_order_events_orderId' })
  order?: Order;

  /** Null for the event of placing the order; equal to `toStatus` if only the payment changed. */
  @Column('varchar', { length: 20, nullable: true })
  @Field(() => OrderStatus, {
    nullable: true,
    description: 'Previous status; null when the order was placed.',
  })
  fromStatus: OrderStatus | null;

  @Column('varchar', { length: 20 })
  @Field(() => OrderStatus, { description: 'New status.' })
  toStatus: OrderStatus;

  @Column('varchar', { length: 20 })
  @Field(() => PaymentStatus, { description: 'Payment status after the event.' })
  paymentStatus: PaymentStatus;

  @Column('varchar', { length: 20 })
  @Field(() => OrderActorRole, { description: 'Actor of the event.' })
  actorRole: ActorRole;

  /** ID of that customer or admin; null for the system. */
  @Column('integer', { nullable: true })
  actorId: number | null;

  @Column('varchar', { length: 200, nullable: true })
  @Field(() => String, { nullable: true, description: 'Reason or remark, if any.' })
  note: string | null;

  @Column('simple-json', { nullable: true })
  @Field(() => MessageType, {
    nullable: true,
    description: 'Message of the note; null for free text.',
  })
  noteMessage: MessageRef | null;

  @Column(instantColumn)
  @Field(() => Date, { description: 'Time of the event.' })
  at: Date;

  /** Time until which the actor may undo it; null if nobody may. Its email is held back until then. */
  @Column({ ...instantColumn, nullable: true })
  undoUntil: Date | null;

  /** Number of the event that this one took back, right after it. */
  @Column('integer', { nullable: true })
  undoesEventId: number | null;
}
