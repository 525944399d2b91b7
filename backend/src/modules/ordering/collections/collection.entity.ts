import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { Paise } from '../../../kernel/money';
import { instantColumn, paiseColumn } from '../../../platform/database/columns';
import { Shows } from '../../../platform/graphql/access';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';

/** How a part of what an order costs was settled at the door or afterwards. */
export enum CollectionKind {
  CASH = 'cash',
  UPI = 'upi',
  WRITTEN_OFF = 'written off',
  HANDED_BACK = 'handed back',
}
registerEnumType(CollectionKind, {
  name: 'CollectionKind',
  description: 'How a part of what an order costs was settled at the door or afterwards.',
  valuesConfig: {
    CASH: { description: 'Collected in cash.' },
    UPI: { description: 'Paid by UPI; the UTR number says which transfer it is.' },
    WRITTEN_OFF: { description: 'Given up, with a reason.' },
    HANDED_BACK: { description: 'Given back, since the order is over; its amount is negative.' },
  },
});

/** One entry of the ledger of what was collected of an order that is paid at the door. Rows are added and never changed. */
@Entity('collections')
@Unique('uq_collections_utr', ['utr'])
@Index('ix_collections_orderId', ['orderId'])
@Index('ix_collections_roundId', ['roundId'])
@Shows('private')
@ObjectType({ description: 'What was collected of an order that is paid at the door.' })
export class Collection {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_collections' })
  @Field(() => ID, { description: 'Number of the entry.' })
  id: number;

  @ForeignKey('Order', { name: 'fk_collections_orderId', onDelete: 'CASCADE' })
  @Column('integer')
  orderId: number;

  /** The round whose rider has the cash; none where somebody in the shop took it. */
  @Column('integer', { nullable: true })
  roundId: number | null;

  @Column('varchar', { length: 20 })
  @Field(() => CollectionKind, { description: 'How.' })
  kind: CollectionKind;

  @Column(paiseColumn)
  @Field(() => PaiseScalar, { description: 'How much; negative where it was given back.' })
  amountPaise: Paise;

  @Column('varchar', { length: 12, nullable: true })
  @Field(() => String, { nullable: true, description: 'Number of the transfer by UPI.' })
  utr: string | null;

  @Column('varchar', { length: 200, nullable: true })
  @Field(() => String, { nullable: true, description: 'Why, where it was written off.' })
  reason: string | null;

  /** Who wrote it down; empty where the shop itself did. */
  @Column('integer', { nullable: true })
  adminId: number | null;

  @Column(instantColumn)
  @Field(() => Date, { description: 'When.' })
  at: Date;
}
