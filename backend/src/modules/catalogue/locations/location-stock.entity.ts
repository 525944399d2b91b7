import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** Pieces of a product at a stock location, of one batch. A batch without pieces there has no row. */
@Entity('location_stocks')
@Unique('uq_location_stocks_locationId_productId_batchId', ['locationId', 'productId', 'batchId'])
@Index('ix_location_stocks_productId', ['productId'])
@Check('ck_location_stocks_pieces', 'pieces > 0')
export class LocationStock {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_location_stocks' })
  id: number;

  @ForeignKey('StockLocation', {
    name: 'fk_location_stocks_locationId',
    onDelete: 'NO ACTION',
  })
  @Column('integer')
  locationId: number;

  @Column('integer')
  productId: number;

  /** The line of the goods receipt that they came with; 0 if they have no known expiry date. */
  @Column('integer')
  batchId: number;

  /** The expiry date of the batch. */
  @Column('varchar', { length: 10, nullable: true })
  expiresOn: string | null;

  @Column('integer')
  pieces: number;
}
