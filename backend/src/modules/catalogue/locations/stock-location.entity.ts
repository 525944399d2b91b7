import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';

/**
 * A godown or second store that holds stock which online orders do not use. A removed one stays for the movements that
 * name it.
 */
@Entity('stock_locations')
@Unique('uq_stock_locations_name_removedId', ['name', 'removedId'])
@Shows('private')
@ObjectType({
  description:
    'Further place of stock, such as a godown or a second store. Online orders use the stock of the shop only.',
})
export class StockLocation {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_stock_locations' })
  @Field(() => ID, { description: 'Location ID.' })
  id: number;

  @Column('varchar', { length: 60 })
  @Field({ description: 'Name, unique among the locations of the shop.' })
  name: string;

  @Column('varchar', { length: 200, nullable: true })
  @Field(() => String, { nullable: true, description: 'Note, such as the address.' })
  note: string | null;

  @Column('integer', { default: 1 })
  @Field(() => Int, { description: 'Increases with each change; see expectedVersion.' })
  version: number;

  /** 0, or the own id once it is removed: the name is free again. */
  @Column('integer', { default: 0 })
  removedId: number;
}
