import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Shows } from '../../../platform/graphql/access';
import { SavedViewList } from './saved-view-list.enum';

/** A view of a list that a staff member saved for themselves. It is deleted with them. */
@Entity('saved_views')
@Index('ix_saved_views_adminId_list', ['adminId', 'list'])
@Shows('private')
@ObjectType({ description: 'View of a list that a staff member saved for themselves.' })
export class SavedView {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_saved_views' })
  @Field(() => ID, { description: 'View ID.' })
  id: number;

  @ForeignKey('Admin', { name: 'fk_saved_views_adminId', onDelete: 'CASCADE' })
  @Column('integer')
  adminId: number;

  @Column('varchar', { length: 20 })
  @Field(() => SavedViewList, { description: 'List of the view.' })
  list: SavedViewList;

  @Column('varchar', { length: 40 })
  @Field({ description: 'Name given by its owner.' })
  name: string;

  /** Without personal data of customers; see `withoutPersons`. */
  @Column('varchar', { length: 1000 })
  @Field({ description: 'Filters, sort and columns as a query string, such as stock=LOW.' })
  search: string;
}
