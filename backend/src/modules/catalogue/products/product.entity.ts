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

/** A product with its stock. */
@Entity('products')
@Unique('uq_products_sku', ['sku'])
@Index('ix_products_categoryId_name', ['categoryId', 'name'])
@Index('ix_products_name', ['name'])
@Index('ix_products_barcode', ['barcode'])
@Index('ix_products_packGroup', ['packGroup'])
@Check('ck_products_stockQuantity', 'stockQuantity >= 0')
@Check('ck_products_mrpPaise', 'mrpPaise >= 0')
@Shows('public')
@ObjectType({ description: 'Product.' })
export class Product {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_products' })
  @Field(() => ID, { description: 'Product ID (productId in REST).' })
  id: number;

  /** The shopkeeper's own number of the product, by which imports find it. */
  @Column('varchar', { length: 64, nullable: true })
  @Field(() => String, {
    nullable: true,
    description: "SKU: the shopkeeper's own number of the product, or one that the shop generated.",
  })
  sku: string | null;

  @Column('varchar', { length: 200 })
  @Field({ description: 'Name (productname in REST).' })
  name: string;

  @Column('varchar', { length: 200, nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'Name in Hindi; null if there is none.',
  })
  nameHi: string | null;

  @Column('varchar', { length: 200, nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'Name in Marathi; null if there is none.',
  })
  nameMr: string | null;

  @Column('varchar', { length: 2000 })
  @Field({ description: 'Short description in plain text.' })
  description: string;

  /** null if it has none of its own; `pictureOf` decides what is shown then. */
  @Column('varchar', { length: 2048 })
  imageUrl: string;

  /** Further pictures, in the format of `storedPictures`. */
  @Column('text', { nullable: true })
  morePictures: string | null;

  @Column('integer')
  @Field(() => PaiseScalar, {
    description: 'Maximum retail price of one piece, in paise, as printed on the pack.',
  })
  mrpPaise: number;

  /** Never above the MRP. */
  @Column('integer', { nullable: true })
  @Field(() => PaiseScalar, {
    nullable: true,
    description:
      'Selling price of one piece below its MRP, in paise; null if it is sold at its MRP.',
  })
  sellingPaise: number | null;

  /** Computed wherever a product is listed; see `priceOf`. */
  @Field(() => PaiseScalar, {
    description:
      'Price of one piece for customers, in paise: the selling price, or the MRP if there is none (mrpPrice in REST).',
  })
  pricePaise?: number;

  @Column('integer')
  @Field(() => Int, { description: 'Pieces in stock.' })
  stockQuantity: number;

  @Column('varchar', { length: 40, nullable: true })
  @Field(() => String, { nullable: true, description: "Unit of one piece, such as '500 g'." })
  unit: string | null;

  @Column('varchar', { length: 500, nullable: true })
  @Field(() => String, {
    nullable: true,
    description: "Other names for the search, separated by ';' (tamatar;टमाटर).",
  })
  aliases: string | null;

  @Column(flagColumn)
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it is vegetarian; null if unknown or not food.',
  })
  isVeg: boolean | null;

  @Column('varchar', { length: 40, nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'Shelf location, by which pickers find and sort it, such as A03-2.',
  })
  shelfLocation: string | null;

  /** Not unique: a loose product and its pack may share one. */
  @Column('varchar', { length: 14, nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'Barcode on the pack: a GTIN of 8, 12, 13 or 14 digits.',
  })
  barcode: string | null;

  /** Set for products that are weighed when picked; null for those sold by the piece. */
  @Column('integer', { nullable: true })
  @Field(() => Int, {
    nullable: true,
    description: 'Grams of one piece of a product sold by weight; null for one sold by the piece.',
  })
  packGrams: number | null;

  /** One of `GST_RATES`. */
  @Column('integer', { nullable: true })
  @Field(() => Int, {
    nullable: true,
    description: 'GST rate included in the price, in basis points: 500 is 5 %. null if unknown.',
  })
  gstBasisPoints: number | null;

  @Column('varchar', { length: 8, nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'HSN code, the tax classification: 4, 6 or 8 digits.',
  })
  hsn: string | null;

  @Column('varchar', { length: 80, nullable: true })
  @Field(() => String, { nullable: true, description: 'Brand; included in the search.' })
  brand: string | null;

  @Column('varchar', { length: 2000, nullable: true })
  @Field(() => String, { nullable: true, description: 'Ingredients, as on the pack.' })
  ingredients: string | null;

  @Column('varchar', { length: 80, nullable: true })
  @Field(() => String, { nullable: true, description: "Shelf life, such as '6 months'." })
  shelfLife: string | null;

  @Column('varchar', { length: 80, nullable: true })
  @Field(() => String, { nullable: true, description: 'Country of origin.' })
  countryOfOrigin: string | null;

  @Column('varchar', { length: 300, nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'Manufacturer, packer or importer, with address.',
  })
  manufacturer: string | null;

  @Column('varchar', { length: 14, nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'FSSAI licence number on the pack, 14 digits.',
  })
  fssaiLicence: string | null;

  /** Hides the product at once, until it is shown again; its two times are kept for then. See `isVisible`. */
  @Column(flagColumn)
  isHidden: boolean | null;

  @Column({ ...instantColumn, nullable: true })
  visibleFrom: Date | null;

  /** After `visibleFrom`, if both are set. */
  @Column({ ...instantColumn, nullable: true })
  visibleUntil: Date | null;

  /** Wholesale cost of one piece, by the last bill. */
  @Column('integer', { nullable: true })
  costPaise: number | null;

  /** Stock at or below which it is low; see `isLow`. */
  @Column('integer', { nullable: true })
  lowStockLevel: number | null;

  /** Products with the same text are sizes of one product; see `PackIndex`. */
  @Column('varchar', { length: 50, nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'Text shared by all sizes of one product, including hidden ones; see packSizes.',
  })
  packGroup: string | null;

  /** Computed from price and unit wherever a product is listed. */
  @Field(() => UnitPrice, {
    nullable: true,
    description:
      'Price per comparison measure; null if the unit has no measure, or is that measure.',
  })
  unitPrice?: UnitPrice | null;

  /** Names, other names, unit and SKU in lower case, for the search; written with each change. */
  @Column('varchar', { length: 1000 })
  searchText: string;

  @Column('integer')
  categoryId: number;

  @ManyToOne(() => Category, { nullable: false })
  @JoinColumn({ name: 'categoryId', foreignKeyConstraintName: 'fk_products_categoryId' })
  @Field(() => Category, { description: 'Category of the product.' })
  category?: Category;

  @Column(instantColumn)
  createdAt: Date;

  /** Time of the last edit; null if that predates the record. */
  @Column({ ...instantColumn, nullable: true })
  changedAt: Date | null;

  @Column('integer', { default: 1 })
  @Field(() => Int, {
    description:
      'Number of edits of its texts, price, category and pictures. Stock changes do not count. See expectedVersion of updateProduct.',
  })
  version: number;
}
