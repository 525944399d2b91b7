import { Field, ID, Int, ObjectType } from 'type-graphql';
import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { Shows } from '../../../platform/graphql/access';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { flagColumn, instantColumn } from '../../../platform/database/columns';
import { Category } from '../categories/category.entity';
import { UnitPrice } from './unit-price.type';

/** Something the shop sells, with what is left of it. */
@Entity('products')
@Unique('uq_products_sku', ['sku'])
@Index('ix_products_categoryId_name', ['categoryId', 'name'])
@Index('ix_products_name', ['name'])
@Index('ix_products_barcode', ['barcode'])
@Index('ix_products_packGroup', ['packGroup'])
@Check('ck_products_stockQuantity', 'stockQuantity >= 0')
@Check('ck_products_mrpPaise', 'mrpPaise >= 0')
@Shows('public')
@ObjectType({ description: 'Something the shop sells.' })
export class Product {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_products' })
  @Field(() => ID, { description: 'Number of the product (productId in REST).' })
  id: number;

  /** The shopkeeper's own number of it; an import finds the product again by it. */
  @Column('varchar', { length: 64, nullable: true })
  @Field(() => String, {
    nullable: true,
    description: "The shopkeeper's own number of the product, or one of the shop's making.",
  })
  sku: string | null;

  @Column('varchar', { length: 200 })
  @Field({ description: 'Name of the product (productname in REST).' })
  name: string;

  @Column('varchar', { length: 200, nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'Its name in Hindi; nothing where the shop has none.',
  })
  nameHi: string | null;

  @Column('varchar', { length: 200, nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'Its name in Marathi; nothing where the shop has none.',
  })
  nameMr: string | null;

  @Column('varchar', { length: 2000 })
  @Field({ description: 'A line or two about the product, as plain text.' })
  description: string;

  /** Empty where it has none of its own: what is shown then, `pictureOf` says. */
  @Column('varchar', { length: 2048 })
  imageUrl: string;

  /** Those beside it, as `storedPictures` writes them. */
  @Column('text', { nullable: true })
  morePictures: string | null;

  @Column('integer')
  @Field(() => PaiseScalar, {
    description: 'Maximum retail price of one piece, in paise, as it is printed on the pack.',
  })
  mrpPaise: number;

  /** Never above the MRP. */
  @Column('integer', { nullable: true })
  @Field(() => PaiseScalar, {
    nullable: true,
    description:
      'What one piece is sold at below its MRP, in paise; null where it is sold at its MRP.',
  })
  sellingPaise: number | null;

  /** Worked out wherever a product is listed; see `priceOf`. */
  @Field(() => PaiseScalar, {
    description:
      'What customers pay for one piece, in paise: the selling price, or the MRP where there is none (mrpPrice in REST).',
  })
  pricePaise?: number;

  @Column('integer')
  @Field(() => Int, { description: 'Pieces that are left.' })
  stockQuantity: number;

  @Column('varchar', { length: 40, nullable: true })
  @Field(() => String, { nullable: true, description: "What one piece is, such as '500 g'." })
  unit: string | null;

  @Column('varchar', { length: 500, nullable: true })
  @Field(() => String, {
    nullable: true,
    description: "Other names it is searched by, separated by ';' (tamatar;टमाटर).",
  })
  aliases: string | null;

  @Column(flagColumn)
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it is vegetarian; null where nobody said so, or it is nothing to eat.',
  })
  isVeg: boolean | null;

  @Column('varchar', { length: 40, nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'Where it stands in the shop, as pickers find and sort it, such as A03-2.',
  })
  shelfLocation: string | null;

  /** Several products may have the same one, such as a loose one and its pack. */
  @Column('varchar', { length: 14, nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'The number under the bars on its pack: a GTIN of 8, 12, 13 or 14 digits.',
  })
  barcode: string | null;

  /** A product that is weighed when it is picked; empty of one that is sold by the piece. */
  @Column('integer', { nullable: true })
  @Field(() => Int, {
    nullable: true,
    description:
      'Grams of one piece of a product that is sold by weight; nothing of one that is sold by the piece.',
  })
  packGrams: number | null;

  /** One of `GST_RATES`. */
  @Column('integer', { nullable: true })
  @Field(() => Int, {
    nullable: true,
    description:
      'Rate of the GST within its price, in basis points: 500 is 5 %. Nothing where nobody said so.',
  })
  gstBasisPoints: number | null;

  @Column('varchar', { length: 8, nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'Its HSN code: 4, 6 or 8 digits by which the tax office knows its kind.',
  })
  hsn: string | null;

  @Column('varchar', { length: 80, nullable: true })
  @Field(() => String, { nullable: true, description: 'Its brand; searches find it by that, too.' })
  brand: string | null;

  @Column('varchar', { length: 2000, nullable: true })
  @Field(() => String, { nullable: true, description: 'What it is made of, as the pack says.' })
  ingredients: string | null;

  @Column('varchar', { length: 80, nullable: true })
  @Field(() => String, { nullable: true, description: "How long it keeps, such as '6 months'." })
  shelfLife: string | null;

  @Column('varchar', { length: 80, nullable: true })
  @Field(() => String, { nullable: true, description: 'The country that it comes from.' })
  countryOfOrigin: string | null;

  @Column('varchar', { length: 300, nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'Who makes, packs or imports it, with the address.',
  })
  manufacturer: string | null;

  @Column('varchar', { length: 14, nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'The 14 digits of the FSSAI licence on its pack.',
  })
  fssaiLicence: string | null;

  /** Hidden at once and until somebody shows it again; its two instants stay for then. See `isVisible`. */
  @Column(flagColumn)
  isHidden: boolean | null;

  @Column({ ...instantColumn, nullable: true })
  visibleFrom: Date | null;

  /** After `visibleFrom`, where both are there. */
  @Column({ ...instantColumn, nullable: true })
  visibleUntil: Date | null;

  /** What one piece cost at the wholesaler's, as the last bill said. */
  @Column('integer', { nullable: true })
  costPaise: number | null;

  /** At so many pieces or fewer it is low; see `isLow`. */
  @Column('integer', { nullable: true })
  lowStockLevel: number | null;

  /** Products with the same text are one thing in several sizes; see `PackIndex`. */
  @Column('varchar', { length: 50, nullable: true })
  @Field(() => String, {
    nullable: true,
    description:
      'A text that the sizes of one thing have in common, hidden ones too; see packSizes.',
  })
  packGroup: string | null;

  /** Worked out of price and unit wherever a product is listed. */
  @Field(() => UnitPrice, {
    nullable: true,
    description:
      'What it costs by the measure that packs are compared by; null where the unit names no measure, or is that very measure.',
  })
  unitPrice?: UnitPrice | null;

  /** Names, other names, unit and number in lower case, as the search reads them; written with each change. */
  @Column('varchar', { length: 1000 })
  searchText: string;

  @Column('integer')
  categoryId: number;

  @ManyToOne(() => Category, { nullable: false })
  @JoinColumn({ name: 'categoryId', foreignKeyConstraintName: 'fk_products_categoryId' })
  @Field(() => Category, { description: 'The category it belongs to.' })
  category?: Category;

  @Column(instantColumn)
  createdAt: Date;

  /** When its version was made; nothing where that was before this was kept. */
  @Column({ ...instantColumn, nullable: true })
  changedAt: Date | null;

  @Column('integer', { default: 1 })
  @Field(() => Int, {
    description:
      'Counts the edits of its texts, price, category and pictures. Another stock is none. See expectedVersion of updateProduct.',
  })
  version: number;
}
