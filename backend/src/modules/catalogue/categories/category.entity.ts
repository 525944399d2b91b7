import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Shows } from '../../../platform/graphql/access';

/** A category of the shop: one of the eight that come with the migrations, or one that the shopkeeper made. */
@Entity('categories')
@Unique('uq_categories_slug', ['slug'])
@Shows('public')
@ObjectType({
  description:
    'A category of the shop: one of the eight, or one of its own, which may be in another.',
})
export class Category {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_categories' })
  @Field(() => ID, { description: 'Number of the category.' })
  id: number;

  @Column('varchar', { length: 40 })
  @Field({
    description: 'Short name for addresses and filters, such as frozen-foods; it never changes.',
  })
  slug: string;

  @Column('varchar', { length: 60 })
  @Field({ description: 'Name for people, such as Frozen Foods.' })
  name: string;

  @Column('varchar', { length: 60, nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'Name in Hindi; null for the eight, whose names the site knows.',
  })
  nameHi: string | null;

  @Column('varchar', { length: 60, nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'Name in Marathi; null for the eight, whose names the site knows.',
  })
  nameMr: string | null;

  /** Empty where it has none of its own: what is shown then, `categoryPictureOf` says. */
  @Column('varchar', { length: 255 })
  imageUrl: string;

  /** Its place among the eight, or among the shop's own beside it, from 1; see `inTreeOrder`. */
  @Column('integer')
  @Field(() => Int, {
    description: "Its place among the eight, or among the shop's own ones beside it, from 1.",
  })
  position: number;

  @Column('integer', { nullable: true })
  parentId: number | null;

  /** Without a key in the database: SQLite adds none to a table that has records. Categories change one at a time. */
  @ManyToOne(() => Category, { nullable: true, createForeignKeyConstraints: false })
  @JoinColumn({ name: 'parentId' })
  @Field(() => Category, {
    nullable: true,
    description: 'The category that it is in; null at the top. There are two levels.',
  })
  parent?: Category | null;

  @Column('integer', { default: 1 })
  @Field(() => Int, { description: 'Rises with each change of it; see expectedVersion.' })
  version: number;
}

/** The category of products that came without one. */
export const GENERAL_SLUG = 'general';
