import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Bytes of one chunk: what a BLOB of MySQL holds. */
export const CHUNK_BYTES = 60_000;

/** A part of an imported file. The file is kept here, so that any server can go on with it. */
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
