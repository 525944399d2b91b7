import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Shows } from '../../../platform/graphql/access';
import { SavedViewList } from './saved-view-list.enum';

/** A view of a list that a member of the staff saved for themselves. It goes when they do. */
@Entity('saved_views')
@Index('ix_saved_views_adminId_list', ['adminId', 'list'])
@Shows('private')
@ObjectType({ description: 'A view of a list that a member of the staff saved for themselves.' })
export class SavedView {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_saved_views' })
  @Field(() => ID, { description: 'Number of the view.' })
  id: number;

  @ForeignKey('Admin', { name: 'fk_saved_views_adminId', onDelete: 'CASCADE' })
  @Column('integer')
  adminId: number;

  @Column('varchar', { length: 20 })
  @Field(() => SavedViewList, { description: 'The list that it is a view of.' })
  list: SavedViewList;

  @Column('varchar', { length: 40 })
  @Field({ description: 'What its owner calls it.' })
  name: string;

  /** Without what tells of a customer; see `withoutPersons`. */
  @Column('varchar', { length: 1000 })
  @Field({ description: 'Filters, sort and columns as a query string, such as stock=LOW.' })
  search: string;
}
