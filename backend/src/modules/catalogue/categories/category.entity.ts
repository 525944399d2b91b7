import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Shows } from '../../../platform/graphql/access';

/** A category: one of the eight that the migrations create, or one that the shopkeeper created. */
@Entity('categories')
@Unique('uq_categories_slug', ['slug'])
@Shows('public')
@ObjectType({
  description:
    "Category: one of the eight built-in ones, or one of the shop's own, which may have a parent.",
})
export class Category {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_categories' })
  @Field(() => ID, { description: 'Category ID.' })
  id: number;

  @Column('varchar', { length: 40 })
  @Field({
    description: 'Short name for URLs and filters, such as frozen-foods; never changes.',
  })
  slug: string;

  @Column('varchar', { length: 60 })
  @Field({ description: 'Display name, such as Frozen Foods.' })
  name: string;

  @Column('varchar', { length: 60, nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'Name in Hindi; null for the built-in eight, whose names the site knows.',
  })
  nameHi: string | null;

  @Column('varchar', { length: 60, nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'Name in Marathi; null for the built-in eight, whose names the site knows.',
  })
  nameMr: string | null;

  /** null if it has none of its own; `categoryPictureOf` decides what is shown then. */
  @Column('varchar', { length: 255 })
  imageUrl: string;

  /** Position among the built-in eight, or among the shop's own siblings, from 1; see `inTreeOrder`. */
  @Column('integer')
  @Field(() => Int, {
    description: "Position among the built-in eight, or among the shop's own siblings, from 1.",
  })
  position: number;

  @Column('integer', { nullable: true })
  parentId: number | null;

  /** Without a foreign key: SQLite cannot add one to a table with records. Categories change one at a time. */
  @ManyToOne(() => Category, { nullable: true, createForeignKeyConstraints: false })
  @JoinColumn({ name: 'parentId' })
  @Field(() => Category, {
    nullable: true,
    description: 'Parent category; null at the top level. There are two levels.',
  })
  parent?: Category | null;

  @Column('integer', { default: 1 })
  @Field(() => Int, { description: 'Increases with each change; see expectedVersion.' })
  version: number;
}

/** The category of products created without one. */
export const GENERAL_SLUG = 'general';
