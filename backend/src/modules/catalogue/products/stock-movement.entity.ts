import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { instantColumn } from '../../../platform/database/columns';

/** Why a stock changed. */
export enum MovementKind {
  /** The initial stock of a product. */
  OPENING = 'opening',
  /** Recounted by an admin or an import, or written off with a deleted product. */
  ADJUSTMENT = 'adjustment',
  /** Taken by an order. */
  SALE = 'sale',
  /** Returned by a cancelled order, or not delivered with an order. */
  RETURN = 'return',
  /** Counted in the shop; or missing when an order was picked, and counted in again. */
  COUNT = 'count',
  /** Spoiled or expired; or damaged when an order was picked, or found to be good after all. */
  WASTE = 'waste',
  /** Delivered by a wholesaler. */
  RECEIVED = 'received',
  /** Taken out again because the bill that it came with was undone. */
  UNDONE = 'undone',
  /** Stolen. */
  THEFT = 'theft',
  /** Moved between the shop and a stock location, or between two of these; each side has its own movement. */
  TRANSFER = 'transfer',
}

/**
 * One change of one stock. The movements of a product at a place add up to its stock there, or to 0 once it was deleted.
 * They outlive their product and are never changed, so they have no foreign keys.
 */
@Entity('stock_movements')
@Index('ix_stock_movements_productId', ['productId'])
@Index('ix_stock_movements_orderId', ['orderId'])
export class StockMovement {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_stock_movements' })
  id: number;

  @Column('integer')
  productId: number;

  @Column('varchar', { length: 20 })
  kind: MovementKind;

  /** Pieces; negative if they left the stock. */
  @Column('integer')
  quantity: number;

  /** The order that took or returned them, or during whose picking they were counted or written off. */
  @Column('integer', { nullable: true })
  orderId: number | null;

  /** The reason for a change by hand. */
  @Column('varchar', { length: 200, nullable: true })
  reason: string | null;

  /** The admin who changed it by hand. */
  @Column('integer', { nullable: true })
  adminId: number | null;

  /** The stock location whose stock changed; null if it was that of the shop. */
  @Column('integer', { nullable: true })
  locationId: number | null;

  @Column(instantColumn)
  at: Date;
}
