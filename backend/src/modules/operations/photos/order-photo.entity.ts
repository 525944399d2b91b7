import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { instantColumn } from '../../../platform/database/columns';
import { Shows } from '../../../platform/graphql/access';

/** A photo of a delivered order: by its rider of where they left it, or by its customer with a report. */
@Entity('order_photos')
@Unique('uq_order_photos_stopId', ['stopId'])
@Unique('uq_order_photos_reportId_contentHash', ['reportId', 'contentHash'])
@Index('ix_order_photos_orderId', ['orderId'])
@Index('ix_order_photos_keptUntil', ['keptUntil'])
@Shows('private')
@ObjectType({ description: 'Photo of a delivered order.' })
export class OrderPhoto {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_order_photos' })
  @Field(() => ID, { description: 'Photo ID.' })
  id: number;

  @ForeignKey('Order', { name: 'fk_order_photos_orderId' })
  @Column('integer')
  orderId: number;

  /** The stop, for a photo by its rider. */
  @ForeignKey('RoundStop', { name: 'fk_order_photos_stopId' })
  @Column('integer', { nullable: true })
  stopId: number | null;

  /** The report, for a photo by its customer. */
  @ForeignKey('OrderReport', { name: 'fk_order_photos_reportId' })
  @Column('integer', { nullable: true })
  reportId: number | null;

  /** SHA-256 of the uploaded file in hex: the same file again is the same photo. */
  @Column('varchar', { length: 64 })
  contentHash: string;

  /** The name in the file storage. */
  @Column('varchar', { length: 40 })
  fileName: string;

  @Column(instantColumn)
  @Field(() => Date, { description: 'Upload time.' })
  createdAt: Date;

  /** When its file was stored; it is invisible before. */
  @Column({ ...instantColumn, nullable: true })
  storedAt: Date | null;

  /** When it becomes invisible, and its file and this row are deleted. */
  @Column(instantColumn)
  keptUntil: Date;

  @Field({
    description:
      'URL of the photo; requires the login of its customer, of its rider, or of staff who may read orders.',
  })
  get url(): string {
    return `/photos/${this.id}.webp`;
  }
}
