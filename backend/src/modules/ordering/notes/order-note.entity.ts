import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { instantColumn } from '../../../platform/database/columns';
import { Shows } from '../../../platform/graphql/access';

/** Staff note on an order, never shown to its customer. Rows are added and never changed. */
@Entity('order_notes')
@Index('ix_order_notes_orderId', ['orderId'])
@Shows('private')
@ObjectType({ description: 'Staff note on an order.' })
export class OrderNote {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_order_notes' })
  @Field(() => ID, { description: 'Note ID.' })
  id: number;

  @ForeignKey('Order', { name: 'fk_order_notes_orderId', onDelete: 'CASCADE' })
  @Column('integer')
  orderId: number;

  /** Author; may have left the staff. */
  @Column('integer')
  adminId: number;

  @Column('varchar', { length: 1000 })
  @Field({ description: 'Text of the note.' })
  text: string;

  @Column(instantColumn)
  @Field(() => Date, { description: 'Time of the note.' })
  at: Date;
}
