import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { instantColumn } from '../../../platform/database/columns';

/** Why a stock changed. */
export enum MovementKind {
  /** The stock a product came into the shop with. */
  OPENING = 'opening',
  /** Counted anew by an admin or an import, or written off with a product that left the shop. */
  ADJUSTMENT = 'adjustment',
  /** Taken by an order. */
  SALE = 'sale',
  /** Given back by an order that was called off, or pieces of it that were not delivered. */
  RETURN = 'return',
  /** Counted in the shop; or not there when an order was picked, and counted in again. */
  COUNT = 'count',
  /** Spoiled or expired; or damaged when an order was picked, or found to be good after all. */
  WASTE = 'waste',
  /** Brought by a wholesaler. */
  RECEIVED = 'received',
  /** Stolen. */
  THEFT = 'theft',
}

/**
 * One change of one stock. The movements of a product add up to its stock, or to 0 once it has left the shop.
 * They outlive their product and are never changed, so they point at nothing.
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

  /** Pieces; below zero where they left the stock. */
  @Column('integer')
  quantity: number;

  /** The order that took them or gave them back, or during whose picking they were counted or written off. */
  @Column('integer', { nullable: true })
  orderId: number | null;

  /** Why somebody changed it by hand. */
  @Column('varchar', { length: 200, nullable: true })
  reason: string | null;

  /** The admin who changed it by hand. */
  @Column('integer', { nullable: true })
  adminId: number | null;

  @Column(instantColumn)
  at: Date;
}
