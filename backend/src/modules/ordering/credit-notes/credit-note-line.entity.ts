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

/** Pieces of an order line covered by a credit note. */
@Entity('credit_note_lines')
@Unique('uq_credit_note_lines_creditNoteId_orderLineId', ['creditNoteId', 'orderLineId'])
@Index('ix_credit_note_lines_orderLineId', ['orderLineId'])
@Check('ck_credit_note_lines_discountPaise', 'discountPaise >= 0 AND discountPaise <= totalPaise')
@Shows('private')
@ObjectType({ description: 'Pieces of an order line covered by a credit note.' })
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
  @Field(() => ID, { description: 'Order line ID.' })
  orderLineId: number;

  @ManyToOne(() => OrderLine, { nullable: false })
  @JoinColumn({ name: 'orderLineId', foreignKeyConstraintName: 'fk_credit_note_lines_orderLineId' })
  orderLine?: OrderLine;

  /** 0 is possible for returned pieces that were credited before. */
  @Column('integer')
  @Field(() => Int, { description: 'Number of pieces credited.' })
  quantity: number;

  @Column('integer')
  @Field(() => Int, { description: 'Number of pieces returned to the shop.' })
  returnedQuantity: number;

  @Column('varchar', { length: 20 })
  @Field(() => ReturnedGoods, { description: 'Location of the pieces.' })
  goods: ReturnedGoods;

  @Column(paiseColumn)
  @Field(() => PaiseScalar, { description: 'Price of the pieces before discounts, in paise.' })
  totalPaise: number;

  @Column(paiseColumn)
  @Field(() => PaiseScalar, { description: 'Their share of the discounts, in paise.' })
  discountPaise: number;
}
