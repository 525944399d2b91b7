import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { instantColumn, paiseColumn } from '../../../platform/database/columns';
import { Shows } from '../../../platform/graphql/access';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';

/** A delivery of a wholesaler with one bill. It is never changed: a wrong one is undone, and received anew. */
@Entity('goods_receipts')
@Unique('uq_goods_receipts_requestKey', ['requestKey'])
@Shows('private')
@ObjectType({ description: 'Delivery of a wholesaler with one bill.' })
export class GoodsReceipt {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_goods_receipts' })
  @Field(() => ID, { description: 'Goods receipt ID.' })
  id: number;

  @Column('varchar', { length: 100 })
  @Field({ description: 'Supplier.' })
  supplier: string;

  @Column('varchar', { length: 40 })
  @Field({ description: "Number of the supplier's bill." })
  billNumber: string;

  /** Idempotency key, chosen by the caller: the same key receives goods once. */
  @Column('varchar', { length: 100 })
  requestKey: string;

  /** Hash of the request of the key; see `requestFingerprint`. */
  @Column('varchar', { length: 64 })
  fingerprint: string;

  @Column('integer')
  adminId: number;

  /** The stock location that the goods came to; null for the shop. */
  @Column('integer', { nullable: true })
  locationId: number | null;

  @Column(instantColumn)
  @Field(() => Date, { description: 'Time of the receipt.' })
  receivedAt: Date;

  @Column('integer')
  @Field(() => Int, { description: 'Number of lines.' })
  lineCount: number;

  @Column(paiseColumn)
  @Field(() => PaiseScalar, {
    description: 'Total cost of the lines with known costs, in paise.',
  })
  totalPaise: number;

  @Column({ ...instantColumn, nullable: true })
  @Field(() => Date, {
    nullable: true,
    description: 'Time at which it was undone; null if it was not.',
  })
  undoneAt: Date | null;

  /** The admin who undid it. */
  @Column('integer', { nullable: true })
  undoneById: number | null;
}
