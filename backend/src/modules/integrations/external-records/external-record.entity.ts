import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Product } from '../../catalogue';
import { Customer } from '../../identity';
import { Order } from '../../ordering';
import { ExternalSubject } from './external-subject.enum';

/**
 * A program's record of one product, order or customer: its external id, and texts by key. The three subjects have
 * separate columns, so that each has a foreign key: deleting a subject deletes its records.
 */
@Entity('external_records')
@Unique('uq_external_records_namespace_subject_externalId', ['namespace', 'subject', 'externalId'])
@Unique('uq_external_records_productId_namespace', ['productId', 'namespace'])
@Unique('uq_external_records_orderId_namespace', ['orderId', 'namespace'])
@Unique('uq_external_records_customerId_namespace', ['customerId', 'namespace'])
@Index('ix_external_records_namespace_subject', ['namespace', 'subject'])
export class ExternalRecord {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_external_records' })
  id: number;

  /** The namespace of the token; see `StaffViewer`. */
  @Column('varchar', { length: 40 })
  namespace: string;

  @Column('varchar', { length: 20 })
  subject: ExternalSubject;

  @ForeignKey(() => Product, { name: 'fk_external_records_productId', onDelete: 'CASCADE' })
  @Column('integer', { nullable: true })
  productId: number | null;

  @ForeignKey(() => Order, { name: 'fk_external_records_orderId', onDelete: 'CASCADE' })
  @Column('integer', { nullable: true })
  orderId: number | null;

  @ForeignKey(() => Customer, { name: 'fk_external_records_customerId', onDelete: 'CASCADE' })
  @Column('integer', { nullable: true })
  customerId: number | null;

  @Column('varchar', { length: 100, nullable: true })
  externalId: string | null;

  /** See `Metadata`. */
  @Column('text')
  metadataJson: string;
}
