import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { instantColumn } from '../../../platform/database/columns';
import { Shows } from '../../../platform/graphql/access';

/** What somebody of the staff wrote down about an order; its customer never sees it. Rows are added and never changed. */
@Entity('order_notes')
@Index('ix_order_notes_orderId', ['orderId'])
@Shows('private')
@ObjectType({ description: 'What somebody of the staff wrote down about an order.' })
export class OrderNote {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_order_notes' })
  @Field(() => ID, { description: 'Number of the note.' })
  id: number;

  @ForeignKey('Order', { name: 'fk_order_notes_orderId', onDelete: 'CASCADE' })
  @Column('integer')
  orderId: number;

  /** Who wrote it; they may have left the staff. */
  @Column('integer')
  adminId: number;

  @Column('varchar', { length: 1000 })
  @Field({ description: 'What they wrote.' })
  text: string;

  @Column(instantColumn)
  @Field(() => Date, { description: 'When.' })
  at: Date;
}
