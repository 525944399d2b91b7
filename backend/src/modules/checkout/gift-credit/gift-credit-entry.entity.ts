import {
  Column,
  Entity,
  ForeignKey,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { Customer } from '../../identity';
import { instantColumn, paiseColumn } from '../../../platform/database/columns';
import { GiftVoucher } from './gift-voucher.entity';

/** Why a customer's gift credit changed. */
export enum GiftCreditKind {
  /** A voucher was redeemed. */
  REDEEMED = 'redeemed',
  /** An order was paid with it. */
  SPENT = 'spent',
  /** That order costs less than was agreed. */
  REDUCED = 'reduced',
  /** That order was edited, and takes less of it, or more. */
  EDITED = 'edited',
  /** A credit note of that order gave a part of it back. */
  CREDITED = 'credited',
  /** That order was called off or returned. */
  RETURNED = 'returned',
}

/** One change of a customer's gift credit; their sum is customers.giftCreditPaise. Rows are never changed. */
@Entity('gift_credit_entries')
@Unique('uq_gift_credit_entries_voucherId', ['voucherId'])
@Unique('uq_gift_credit_entries_orderId_kind_creditNoteId_orderEditId', [
  'orderId',
  'kind',
  'creditNoteId',
  'orderEditId',
])
@Index('ix_gift_credit_entries_customerId', ['customerId'])
export class GiftCreditEntry {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_gift_credit_entries' })
  id: number;

  @Column('integer')
  customerId: number;

  @ManyToOne(() => Customer, { nullable: false })
  @JoinColumn({ name: 'customerId', foreignKeyConstraintName: 'fk_gift_credit_entries_customerId' })
  customer?: Customer;

  @Column('varchar', { length: 20 })
  kind: GiftCreditKind;

  /** Below zero where it was spent. */
  @Column(paiseColumn)
  amountPaise: number;

  /** The order that spent it or gave it back. */
  @ForeignKey('Order', { name: 'fk_gift_credit_entries_orderId' })
  @Column('integer', { nullable: true })
  orderId: number | null;

  /** Number of the credit note that gave it back; 0 where none did, so that the unique key holds there, too. */
  @Column('integer', { default: 0 })
  creditNoteId: number;

  /** Number of the edit of its order that changed it; 0 where none did, so that the unique key holds there, too. */
  @Column('integer', { default: 0 })
  orderEditId: number;

  /** The voucher that was redeemed. */
  @Column('integer', { nullable: true })
  voucherId: number | null;

  @ManyToOne(() => GiftVoucher, { nullable: true })
  @JoinColumn({ name: 'voucherId', foreignKeyConstraintName: 'fk_gift_credit_entries_voucherId' })
  voucher?: GiftVoucher;

  @Column(instantColumn)
  createdAt: Date;
}
