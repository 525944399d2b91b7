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
 * A reduction of an order after its receipt was issued. The receipt stays unchanged; rows are added and never changed.
 * Its amount is the sum of its lines, the fee and the adjustment, and also the sum of the amounts that are no longer
 * collected, handed back and paid back.
 */
@Entity('credit_notes')
@Unique('uq_credit_notes_financialYear_number', ['financialYear', 'number'])
@Unique('uq_credit_notes_orderId_requestKey', ['orderId', 'requestKey'])
@Check('ck_credit_notes_amountPaise', 'amountPaise >= 0')
@Shows('private')
@ObjectType({ description: 'Reduction of the amount of an order after its receipt was issued.' })
export class CreditNote {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_credit_notes' })
  @Field(() => ID, { description: 'Credit note ID.' })
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
  @Field(() => Date, { description: 'Time of issue.' })
  issuedAt: Date;

  @Column('varchar', { length: 200 })
  @Field({ description: 'Reason for the credit note.' })
  reason: string;

  @Column('simple-json', { nullable: true })
  @Field(() => MessageType, {
    nullable: true,
    description: 'Message of the reason; null for free text.',
  })
  reasonMessage: MessageRef | null;

  @Column(paiseColumn)
  @Field(() => PaiseScalar, { description: 'Reduction of the order amount, in paise.' })
  amountPaise: number;

  @Column(paiseColumn)
  @Field(() => PaiseScalar, { description: 'Delivery fee included, in paise.' })
  deliveryFeePaise: number;

  @Column(paiseColumn)
  @Field(() => PaiseScalar, {
    description:
      'If positive, an amount not assigned to a line; if negative, refunds by amount for these lines in earlier credit notes. In paise.',
  })
  adjustmentPaise: number;

  @Column(paiseColumn)
  @Field(() => PaiseScalar, { description: 'Reduction of the cash to collect, in paise.' })
  toCollectPaise: number;

  @Column(paiseColumn)
  @Field(() => PaiseScalar, { description: 'Cash to hand back, in paise.' })
  cashPaise: number;

  @Column(paiseColumn)
  @Field(() => PaiseScalar, { description: 'Amount refunded to the card, in paise.' })
  cardPaise: number;

  @Column(paiseColumn)
  @Field(() => PaiseScalar, { description: 'Amount returned to gift credit, in paise.' })
  giftCreditPaise: number;

  /** Idempotency key of a refund of lines, with its sender; null if no client requested lines. */
  @Column('varchar', { length: 100, nullable: true })
  requestKey: string | null;

  /** Request under that key. */
  @Column('varchar', { length: 64, nullable: true })
  fingerprint: string | null;
}
