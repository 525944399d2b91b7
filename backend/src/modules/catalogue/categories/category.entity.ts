import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Shows } from '../../../platform/graphql/access';

/** One of the eight categories of the shop. They come with the migrations and never change while it runs. */
@Entity('categories')
@Unique('uq_categories_slug', ['slug'])
@Shows('public')
@ObjectType({ description: 'One of the eight categories of the shop.' })
export class Category {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_categories' })
  @Field(() => ID, { description: 'Number of the category.' })
  id: number;

  @Column('varchar', { length: 40 })
  @Field({ description: 'Short name for addresses and filters, such as frozen-foods.' })
  slug: string;

  @Column('varchar', { length: 60 })
  @Field({ description: 'Name for people, such as Frozen Foods.' })
  name: string;

  @Column('varchar', { length: 255 })
  @Field({ description: 'Picture of the category.' })
  imageUrl: string;

  /** Its place among the eight, from 1. */
  @Column('integer')
  position: number;
}

/** The category of products that came without one. */
export const GENERAL_SLUG = 'general';
