import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Order } from '../orders/order.entity';
import type { PrintedCustomer, PrintedStore } from './receipt.rules';
import { instantColumn } from '../../../platform/database/columns';

/**
 * The number, time, customer and store of an order's receipt; the rest of its content comes from the order itself. The unique
 * key allows one per order: a OneToOne would require another one with a name chosen by the ORM.
 */
@Entity('receipts')
@Unique('uq_receipts_orderId', ['orderId'])
@Unique('uq_receipts_financialYear_number', ['financialYear', 'number'])
export class Receipt {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_receipts' })
  id: number;

  @Column('integer')
  orderId: number;

  @ManyToOne(() => Order, { nullable: false })
  @JoinColumn({ name: 'orderId', foreignKeyConstraintName: 'fk_receipts_orderId' })
  order?: Order;

  /** April to March by the Indian calendar, such as 2026-27. */
  @Column('varchar', { length: 7 })
  financialYear: string;

  /** From 1 in each financial year, without a gap. */
  @Column('integer')
  number: number;

  @Column(instantColumn)
  issuedAt: Date;

  /** The customer as printed, which later changes of the account leave as it is; null once the account is deleted. */
  @Column('simple-json', { nullable: true })
  customer: PrintedCustomer | null;

  /** The store as printed; null if a server of an earlier version issued it, until the next start. */
  @Column('simple-json', { nullable: true })
  store: PrintedStore | null;
}
