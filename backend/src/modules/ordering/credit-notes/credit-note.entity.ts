import { Field, ID, ObjectType } from 'type-graphql';
import {
  Check,
  Column,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import type { MessageRef } from '../../../kernel/message';
import { instantColumn, paiseColumn } from '../../../platform/database/columns';
import { Shows } from '../../../platform/graphql/access';
import { MessageType } from '../../../platform/graphql/message.type';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { Order } from '../orders/order.entity';

/**
 * What an order costs less since its receipt was issued. The receipt stays as it is; rows are added and never changed.
 * Its amount is its lines, the fee and the adjustment; and it is what is not collected, handed back and paid back.
 */
@Entity('credit_notes')
@Unique('uq_credit_notes_financialYear_number', ['financialYear', 'number'])
@Unique('uq_credit_notes_orderId_requestKey', ['orderId', 'requestKey'])
@Check('ck_credit_notes_amountPaise', 'amountPaise >= 0')
@Shows('private')
@ObjectType({ description: 'What an order costs less since its receipt was issued.' })
export class CreditNote {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_credit_notes' })
  @Field(() => ID, { description: 'What the shop knows it by.' })
  id: number;

  @Column('integer')
  orderId: number;

  @ManyToOne(() => Order, { nullable: false })
  @JoinColumn({ name: 'orderId', foreignKeyConstraintName: 'fk_credit_notes_orderId' })
  order?: Order;

  /** April to March by the Indian calendar, such as 2026-27. */
  @Column('varchar', { length: 7 })
  financialYear: string;

  /** From 1 in each financial year, without a gap. */
  @Column('integer')
  number: number;

  @Column(instantColumn)
  @Field(() => Date, { description: 'When it was issued.' })
  issuedAt: Date;

  @Column('varchar', { length: 200 })
  @Field({ description: 'Why.' })
  reason: string;

  @Column('simple-json', { nullable: true })
  @Field(() => MessageType, {
    nullable: true,
    description: 'Which message the reason is; nothing for what somebody wrote.',
  })
  reasonMessage: MessageRef | null;

  @Column(paiseColumn)
  @Field(() => PaiseScalar, { description: 'What the order costs less by it, in paise.' })
  amountPaise: number;

  @Column(paiseColumn)
  @Field(() => PaiseScalar, { description: 'How much of it is the delivery fee, in paise.' })
  deliveryFeePaise: number;

  @Column(paiseColumn)
  @Field(() => PaiseScalar, {
    description:
      'Above zero: an amount that belongs to no line. Below zero: what earlier credit notes gave back of these lines by amount.',
  })
  adjustmentPaise: number;

  @Column(paiseColumn)
  @Field(() => PaiseScalar, { description: 'What is collected less in cash, in paise.' })
  toCollectPaise: number;

  @Column(paiseColumn)
  @Field(() => PaiseScalar, { description: 'What is handed back in cash, in paise.' })
  cashPaise: number;

  @Column(paiseColumn)
  @Field(() => PaiseScalar, { description: 'What goes back to the card, in paise.' })
  cardPaise: number;

  @Column(paiseColumn)
  @Field(() => PaiseScalar, { description: 'What came back to the gift credit, in paise.' })
  giftCreditPaise: number;

  /** Chosen by the client for one refund of lines, with who sent it; empty where no client asked for lines. */
  @Column('varchar', { length: 100, nullable: true })
  requestKey: string | null;

  /** What was asked for under that key. */
  @Column('varchar', { length: 64, nullable: true })
  fingerprint: string | null;
}
