import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Bytes per chunk: within the limit of a BLOB of MySQL. */
export const CHUNK_BYTES = 60_000;

/** A part of an imported file. The file is in the database, so that any server can continue. */
@Entity('product_import_chunks')
@Index('ix_product_import_chunks_importId_position', ['importId', 'position'])
export class ProductImportChunk {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_product_import_chunks' })
  id: number;

  @ForeignKey('ProductImport', { name: 'fk_product_import_chunks_importId', onDelete: 'CASCADE' })
  @Column('integer')
  importId: number;

  /** From 0. */
  @Column('integer')
  position: number;

  @Column('blob')
  bytes: Uint8Array;
}
