import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { instantColumn, paiseColumn } from '../../../platform/database/columns';
import { Order } from '../orders/order.entity';

/** An edit of what was ordered that was carried out: sent again under its key, it does nothing more. Rows are never changed. */
@Entity('order_edits')
@Unique('uq_order_edits_orderId_requestKey', ['orderId', 'requestKey'])
@Unique('uq_order_edits_orderId_version', ['orderId', 'version'])
export class OrderEdit {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_order_edits' })
  id: number;

  @Column('integer')
  orderId: number;

  @ManyToOne(() => Order, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'orderId', foreignKeyConstraintName: 'fk_order_edits_orderId' })
  order?: Order;

  /** The order's `editVersion` after it: 1 of the first. */
  @Column('integer')
  version: number;

  /** Chosen by the client for one edit. */
  @Column('varchar', { length: 100 })
  requestKey: string;

  /** What was asked for under the key; see `requestFingerprint`. */
  @Column('varchar', { length: 64 })
  fingerprint: string;

  /** The sum to pay of the order before it, in paise. */
  @Column(paiseColumn)
  toPayBeforePaise: number;

  /** The same after it. */
  @Column(paiseColumn)
  toPayAfterPaise: number;

  @Column(instantColumn)
  at: Date;
}
