import { Column, Entity, ForeignKey, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** The day of the last check for the daily email about low stock. The migration creates the only record. */
@Entity('low_stock_mails')
export class LowStockMail {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_low_stock_mails' })
  id: number;

  /** As yyyy-MM-dd, in India; empty before the first check. */
  @Column('varchar', { length: 10, nullable: true })
  lookedOn: string | null;
}

/** A product that is low and was reported: it is reported again only after it was not low in between. */
@Entity('low_stock_products')
export class LowStockProduct {
  @ForeignKey('Product', { name: 'fk_low_stock_products_productId', onDelete: 'CASCADE' })
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_low_stock_products' })
  productId: number;

  /** As yyyy-MM-dd, in India. */
  @Column('varchar', { length: 10 })
  toldOn: string;
}
