import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { instantColumn } from '../../../platform/database/columns';

/** A stock change with an idempotency key: the same key never makes a second one. */
@Entity('stock_change_keys')
@Unique('uq_stock_change_keys_requestKey', ['requestKey'])
export class StockChangeKey {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_stock_change_keys' })
  id: number;

  /** Chosen by the caller for one change. */
  @Column('varchar', { length: 100 })
  requestKey: string;

  /** Hash of the request of the key; see `requestFingerprint`. */
  @Column('varchar', { length: 64 })
  fingerprint: string;

  @Column('integer')
  productId: number;

  @Column(instantColumn)
  at: Date;
}
