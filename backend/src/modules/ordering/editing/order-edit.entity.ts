import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { instantColumn, paiseColumn } from '../../../platform/database/columns';
import { Order } from '../orders/order.entity';

/** An applied edit of an order's content; repeating it under its key has no further effect. Rows are never changed. */
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

  /** The order's `editVersion` after the edit: 1 for the first. */
  @Column('integer')
  version: number;

  /** Chosen by the client for one edit. */
  @Column('varchar', { length: 100 })
  requestKey: string;

  /** The request under the key; see `requestFingerprint`. */
  @Column('varchar', { length: 64 })
  fingerprint: string;

  /** The order's sum to pay before the edit, in paise. */
  @Column(paiseColumn)
  toPayBeforePaise: number;

  /** The order's sum to pay after the edit, in paise. */
  @Column(paiseColumn)
  toPayAfterPaise: number;

  @Column(instantColumn)
  at: Date;
}
