import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { instantColumn } from '../../../platform/database/columns';
import { Shows } from '../../../platform/graphql/access';
import { LocalDateScalar } from '../../../platform/graphql/local-date.scalar';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';

/** A line of a goods receipt. It outlives its product. */
@Entity('goods_receipt_lines')
@Index('ix_goods_receipt_lines_goodsReceiptId', ['goodsReceiptId'])
@Index('ix_goods_receipt_lines_productId_expiresOn', ['productId', 'expiresOn'])
@Index('ix_goods_receipt_lines_expiresOn', ['expiresOn'])
@Shows('private')
@ObjectType({ description: 'One product of a goods receipt.' })
export class GoodsReceiptLine {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_goods_receipt_lines' })
  @Field(() => ID, { description: 'Line ID.' })
  id: number;

  @ForeignKey('GoodsReceipt', {
    name: 'fk_goods_receipt_lines_goodsReceiptId',
    onDelete: 'CASCADE',
  })
  @Column('integer')
  goodsReceiptId: number;

  @Column('integer')
  @Field(() => ID, { description: 'Product ID; the product may be deleted.' })
  productId: number;

  @Column('varchar', { length: 200 })
  @Field({ description: 'Name of the product at that time.' })
  productName: string;

  @Column('integer')
  @Field(() => Int, { description: 'Pieces received.' })
  pieces: number;

  @Column('integer', { nullable: true })
  @Field(() => PaiseScalar, { nullable: true, description: 'Cost of one piece, in paise.' })
  costPaise: number | null;

  @Column('varchar', { length: 40, nullable: true })
  @Field(() => String, { nullable: true, description: 'Batch number printed on the packs.' })
  batch: string | null;

  @Column('varchar', { length: 10, nullable: true })
  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'Last day of sale.',
  })
  expiresOn: string | null;

  /** Those of its pieces that were written off while the others stayed on sale. */
  @Column('integer', { default: 0 })
  wastedPieces: number;

  /**
   * Those of its pieces that are not in the shop: they came to a stock location or were moved to one, or were sold before
   * pieces that expire earlier were moved to the shop.
   */
  @Column('integer', { default: 0 })
  awayPieces: number;

  /** Those of its pieces that left the stock again when its bill was undone. */
  @Column('integer', { default: 0 })
  @Field(() => Int, { description: 'Pieces that left the stock again when the bill was undone.' })
  undonePieces: number;

  /** Time at which the remainder was written off. */
  @Column({ ...instantColumn, nullable: true })
  writtenOffAt: Date | null;

  @Column('integer', { nullable: true })
  @Field(() => PaiseScalar, { nullable: true, description: 'New MRP, in paise.' })
  mrpPaise: number | null;

  @Column('integer', { nullable: true })
  @Field(() => PaiseScalar, {
    nullable: true,
    description: 'New selling price, in paise.',
  })
  sellingPaise: number | null;
}
