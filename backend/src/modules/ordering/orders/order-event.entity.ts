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

/** Who moved an order, on the GraphQL wire. */
enum OrderActorRole {
  CUSTOMER = 'customer',
  ADMIN = 'admin',
  SYSTEM = 'system',
}
registerEnumType(OrderActorRole, {
  name: 'OrderActorRole',
  description: 'Who moved an order.',
  valuesConfig: {
    CUSTOMER: { description: 'Its customer.' },
    ADMIN: { description: 'Somebody who keeps the shop.' },
    SYSTEM: { description: 'The shop itself, such as what the payment provider answered.' },
  },
});

/** One thing that happened to an order. Rows are added and never changed. */
@Entity('order_events')
@Index('ix_order_events_orderId', ['orderId'])
@Shows('private')
@ObjectType({ description: 'Something that happened to an order.' })
export class OrderEvent {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_order_events' })
  id: number;

  @Column('integer')
  orderId: number;

  @ManyToOne(() => Order, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'orderId', foreignKeyConstraintName: 'fk_order_events_orderId' })
  order?: Order;

  /** Empty for the event of its placing; the same as `toStatus` where only its money moved. */
  @Column('varchar', { length: 20, nullable: true })
  @Field(() => OrderStatus, {
    nullable: true,
    description: 'Where it was before; nothing when it was placed.',
  })
  fromStatus: OrderStatus | null;

  @Column('varchar', { length: 20 })
  @Field(() => OrderStatus, { description: 'Where it was after it.' })
  toStatus: OrderStatus;

  @Column('varchar', { length: 20 })
  @Field(() => PaymentStatus, { description: 'Where its money was after it.' })
  paymentStatus: PaymentStatus;

  @Column('varchar', { length: 20 })
  @Field(() => OrderActorRole, { description: 'Who did it.' })
  actorRole: ActorRole;

  /** Number of that customer or admin; empty for the system. */
  @Column('integer', { nullable: true })
  actorId: number | null;

  @Column('varchar', { length: 200, nullable: true })
  @Field(() => String, { nullable: true, description: 'Why, where something is to be said.' })
  note: string | null;

  @Column('simple-json', { nullable: true })
  @Field(() => MessageType, {
    nullable: true,
    description: 'Which message the note is; nothing for what somebody wrote.',
  })
  noteMessage: MessageRef | null;

  @Column(instantColumn)
  @Field(() => Date, { description: 'When.' })
  at: Date;

  /** Until when who did it may take it back; empty where nobody may. Its email waits as long. */
  @Column({ ...instantColumn, nullable: true })
  undoUntil: Date | null;

  /** Number of the event that this one took back, right after it. */
  @Column('integer', { nullable: true })
  undoesEventId: number | null;
}
