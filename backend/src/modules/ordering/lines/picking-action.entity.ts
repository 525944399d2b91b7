import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { instantColumn } from '../../../platform/database/columns';
import { Order } from '../orders/order.entity';

/** An applied picking action; repeating it under its key has no further effect. */
@Entity('picking_actions')
@Unique('uq_picking_actions_orderId_requestKey', ['orderId', 'requestKey'])
export class PickingAction {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_picking_actions' })
  id: number;

  @Column('integer')
  orderId: number;

  @ManyToOne(() => Order, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'orderId', foreignKeyConstraintName: 'fk_picking_actions_orderId' })
  order?: Order;

  /** Chosen by the client for one action. */
  @Column('varchar', { length: 100 })
  requestKey: string;

  /** The request under the key; see `requestFingerprint`. */
  @Column('varchar', { length: 64 })
  fingerprint: string;

  @Column(instantColumn)
  at: Date;
}
