import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { instantColumn } from '../../../platform/database/columns';
import { Shows } from '../../../platform/graphql/access';

/** A photo of a delivered order: by its rider of where they left it, or by its customer of what they report. */
@Entity('order_photos')
@Unique('uq_order_photos_stopId', ['stopId'])
@Unique('uq_order_photos_reportId_contentHash', ['reportId', 'contentHash'])
@Index('ix_order_photos_orderId', ['orderId'])
@Index('ix_order_photos_keptUntil', ['keptUntil'])
@Shows('private')
@ObjectType({ description: 'A photo of a delivered order.' })
export class OrderPhoto {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_order_photos' })
  @Field(() => ID, { description: 'Number of the photo.' })
  id: number;

  @ForeignKey('Order', { name: 'fk_order_photos_orderId' })
  @Column('integer')
  orderId: number;

  /** The stop of which its rider took it. */
  @ForeignKey('RoundStop', { name: 'fk_order_photos_stopId' })
  @Column('integer', { nullable: true })
  stopId: number | null;

  /** The report to which its customer added it. */
  @ForeignKey('OrderReport', { name: 'fk_order_photos_reportId' })
  @Column('integer', { nullable: true })
  reportId: number | null;

  /** SHA-256 of the file that was uploaded, in hex: the same file again is the same photo. */
  @Column('varchar', { length: 64 })
  contentHash: string;

  /** Under this name it is stored. */
  @Column('varchar', { length: 40 })
  fileName: string;

  @Column(instantColumn)
  @Field(() => Date, { description: 'When it was uploaded.' })
  createdAt: Date;

  /** When its file was there; nobody sees it before. */
  @Column({ ...instantColumn, nullable: true })
  storedAt: Date | null;

  /** From then on nobody sees it, and its file and this row are deleted. */
  @Column(instantColumn)
  keptUntil: Date;

  @Field({
    description:
      'Its address: for its customer, staff who may read orders, and its rider, who need their login.',
  })
  get url(): string {
    return `/photos/${this.id}.webp`;
  }
}
