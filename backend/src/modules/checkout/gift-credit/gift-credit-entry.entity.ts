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
  /** That order was edited, and uses less of it, or more. */
  EDITED = 'edited',
  /** A credit note of that order returned a part of it. */
  CREDITED = 'credited',
  /** That order was cancelled or returned. */
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

  /** Negative if it was spent. */
  @Column(paiseColumn)
  amountPaise: number;

  /** The order that spent or returned it. */
  @ForeignKey('Order', { name: 'fk_gift_credit_entries_orderId' })
  @Column('integer', { nullable: true })
  orderId: number | null;

  /** Number of the credit note that returned it; 0 without one, so that the unique key applies there, too. */
  @Column('integer', { default: 0 })
  creditNoteId: number;

  /** Number of the order's edit that changed it; 0 without one, so that the unique key applies there, too. */
  @Column('integer', { default: 0 })
  orderEditId: number;

  /** The redeemed voucher. */
  @Column('integer', { nullable: true })
  voucherId: number | null;

  @ManyToOne(() => GiftVoucher, { nullable: true })
  @JoinColumn({ name: 'voucherId', foreignKeyConstraintName: 'fk_gift_credit_entries_voucherId' })
  voucher?: GiftVoucher;

  @Column(instantColumn)
  createdAt: Date;
}
