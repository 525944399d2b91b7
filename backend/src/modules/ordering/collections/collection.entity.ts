import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { Paise } from '../../../kernel/money';
import { instantColumn, paiseColumn } from '../../../platform/database/columns';
import { Shows } from '../../../platform/graphql/access';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';

/** Way in which part of the amount was settled on delivery or afterwards. */
export enum CollectionKind {
  CASH = 'cash',
  UPI = 'upi',
  WRITTEN_OFF = 'written off',
  HANDED_BACK = 'handed back',
}
registerEnumType(CollectionKind, {
  name: 'CollectionKind',
  description: 'Way in which part of the amount was settled on delivery or afterwards.',
  valuesConfig: {
    CASH: { description: 'Collected in cash.' },
    UPI: { description: 'Paid by UPI; the UTR number identifies the transfer.' },
    WRITTEN_OFF: { description: 'Written off, with a reason.' },
    HANDED_BACK: { description: 'Given back because the order is over; the amount is negative.' },
  },
});

/** Ledger entry for an amount collected of an order paid on delivery. Rows are added and never changed. */
@Entity('collections')
@Unique('uq_collections_utr', ['utr'])
@Index('ix_collections_orderId', ['orderId'])
@Index('ix_collections_roundId', ['roundId'])
@Shows('private')
@ObjectType({ description: 'Amount collected for an order paid on delivery.' })
export class Collection {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_collections' })
  @Field(() => ID, { description: 'Entry ID.' })
  id: number;

  @ForeignKey('Order', { name: 'fk_collections_orderId', onDelete: 'CASCADE' })
  @Column('integer')
  orderId: number;

  /** The round whose rider has the cash; null if it was collected in the shop. */
  @Column('integer', { nullable: true })
  roundId: number | null;

  @Column('varchar', { length: 20 })
  @Field(() => CollectionKind, { description: 'Kind of collection.' })
  kind: CollectionKind;

  @Column(paiseColumn)
  @Field(() => PaiseScalar, { description: 'Amount in paise; negative if given back.' })
  amountPaise: Paise;

  @Column('varchar', { length: 12, nullable: true })
  @Field(() => String, { nullable: true, description: 'UTR number of the UPI transfer.' })
  utr: string | null;

  @Column('varchar', { length: 200, nullable: true })
  @Field(() => String, { nullable: true, description: 'Reason for a write-off.' })
  reason: string | null;

  /** Author of the entry; null for the system. */
  @Column('integer', { nullable: true })
  adminId: number | null;

  @Column(instantColumn)
  @Field(() => Date, { description: 'Time of the entry.' })
  at: Date;
}
