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
import { ReturnedGoods } from '../../../kernel/order.enums';
import { paiseColumn } from '../../../platform/database/columns';
import { Shows } from '../../../platform/graphql/access';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { OrderLine } from '../orders/order-line.entity';
import { CreditNote } from './credit-note.entity';

/** Pieces of a line of an order that a credit note is about. */
@Entity('credit_note_lines')
@Unique('uq_credit_note_lines_creditNoteId_orderLineId', ['creditNoteId', 'orderLineId'])
@Index('ix_credit_note_lines_orderLineId', ['orderLineId'])
@Check('ck_credit_note_lines_discountPaise', 'discountPaise >= 0 AND discountPaise <= totalPaise')
@Shows('private')
@ObjectType({ description: 'Pieces of a line of an order that a credit note is about.' })
export class CreditNoteLine {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_credit_note_lines' })
  id: number;

  @Column('integer')
  creditNoteId: number;

  @ManyToOne(() => CreditNote, { nullable: false })
  @JoinColumn({
    name: 'creditNoteId',
    foreignKeyConstraintName: 'fk_credit_note_lines_creditNoteId',
  })
  creditNote?: CreditNote;

  @Column('integer')
  @Field(() => ID, { description: 'Number of the line of the order.' })
  orderLineId: number;

  @ManyToOne(() => OrderLine, { nullable: false })
  @JoinColumn({ name: 'orderLineId', foreignKeyConstraintName: 'fk_credit_note_lines_orderLineId' })
  orderLine?: OrderLine;

  /** May be 0 where pieces come back that were credited before. */
  @Column('integer')
  @Field(() => Int, { description: 'Pieces that are credited.' })
  quantity: number;

  @Column('integer')
  @Field(() => Int, { description: 'Pieces that came back to the shop.' })
  returnedQuantity: number;

  @Column('varchar', { length: 20 })
  @Field(() => ReturnedGoods, { description: 'Where the pieces are.' })
  goods: ReturnedGoods;

  @Column(paiseColumn)
  @Field(() => PaiseScalar, { description: 'What the pieces cost, before discounts, in paise.' })
  totalPaise: number;

  @Column(paiseColumn)
  @Field(() => PaiseScalar, { description: 'Their share of the discounts, in paise.' })
  discountPaise: number;
}
