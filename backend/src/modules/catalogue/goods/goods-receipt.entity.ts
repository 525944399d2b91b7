import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { instantColumn, paiseColumn } from '../../../platform/database/columns';
import { Shows } from '../../../platform/graphql/access';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';

/** What a wholesaler brought with one bill. It is never changed: what was wrong is corrected in the stock. */
@Entity('goods_receipts')
@Unique('uq_goods_receipts_requestKey', ['requestKey'])
@Shows('private')
@ObjectType({ description: 'What a wholesaler brought with one bill.' })
export class GoodsReceipt {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_goods_receipts' })
  @Field(() => ID, { description: 'Number of the goods receipt.' })
  id: number;

  @Column('varchar', { length: 100 })
  @Field({ description: 'Who brought it.' })
  supplier: string;

  @Column('varchar', { length: 40 })
  @Field({ description: "The number on the supplier's bill." })
  billNumber: string;

  /** Chosen by the caller: the same key receives goods once. */
  @Column('varchar', { length: 100 })
  requestKey: string;

  /** What was asked for under the key; see `requestFingerprint`. */
  @Column('varchar', { length: 64 })
  fingerprint: string;

  @Column('integer')
  adminId: number;

  @Column(instantColumn)
  @Field(() => Date, { description: 'When it was received.' })
  receivedAt: Date;

  @Column('integer')
  @Field(() => Int, { description: 'How many lines it has.' })
  lineCount: number;

  @Column(paiseColumn)
  @Field(() => PaiseScalar, {
    description: 'What its lines cost together, in paise, as far as their costs are known.',
  })
  totalPaise: number;
}
