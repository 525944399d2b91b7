import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { instantColumn } from '../../../platform/database/columns';
import { Shows } from '../../../platform/graphql/access';
import { LocalDateScalar } from '../../../platform/graphql/local-date.scalar';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';

/** A line of a goods receipt. It outlives the product. */
@Entity('goods_receipt_lines')
@Index('ix_goods_receipt_lines_goodsReceiptId', ['goodsReceiptId'])
@Index('ix_goods_receipt_lines_productId_expiresOn', ['productId', 'expiresOn'])
@Index('ix_goods_receipt_lines_expiresOn', ['expiresOn'])
@Shows('private')
@ObjectType({ description: 'One product of a goods receipt.' })
export class GoodsReceiptLine {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_goods_receipt_lines' })
  @Field(() => ID, { description: 'Number of the line.' })
  id: number;

  @ForeignKey('GoodsReceipt', {
    name: 'fk_goods_receipt_lines_goodsReceiptId',
    onDelete: 'CASCADE',
  })
  @Column('integer')
  goodsReceiptId: number;

  @Column('integer')
  @Field(() => ID, { description: 'Number of the product, which may have left the shop.' })
  productId: number;

  @Column('varchar', { length: 200 })
  @Field({ description: 'Its name, as it was then.' })
  productName: string;

  @Column('integer')
  @Field(() => Int, { description: 'Pieces that came.' })
  pieces: number;

  @Column('integer', { nullable: true })
  @Field(() => PaiseScalar, { nullable: true, description: 'What one piece cost, in paise.' })
  costPaise: number | null;

  @Column('varchar', { length: 40, nullable: true })
  @Field(() => String, { nullable: true, description: 'The batch that is printed on the packs.' })
  batch: string | null;

  @Column('varchar', { length: 10, nullable: true })
  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'The last day on which it may be sold.',
  })
  expiresOn: string | null;

  /** When what was left of it was written off. */
  @Column({ ...instantColumn, nullable: true })
  writtenOffAt: Date | null;

  @Column('integer', { nullable: true })
  @Field(() => PaiseScalar, { nullable: true, description: 'The MRP that it brought, in paise.' })
  mrpPaise: number | null;

  @Column('integer', { nullable: true })
  @Field(() => PaiseScalar, {
    nullable: true,
    description: 'The selling price that it brought, in paise.',
  })
  sellingPaise: number | null;
}
