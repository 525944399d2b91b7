import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { AppConnection, Customer } from '../../identity';
import type { BillType } from '../../checkout';
import { PaymentMethod, Substitution } from '../../../kernel/order.enums';
import { instantColumn } from '../../../platform/database/columns';
import { Order } from '../orders/order.entity';
import type { OrderSlot } from '../orders/order.type';
import type { ProposedLine } from './order-proposal.type';

/** The options of an order that an app has chosen, as the customer sees them in the checkout. */
export interface ProposedChoice {
  paymentMethod: PaymentMethod;
  deliverySlotId: string;
  deliverySlot: OrderSlot;
  addressId: number | null;
  couponCode: string | null;
  useGiftCredit: boolean;
  substitution: Substitution | null;
}

/** An order that an app proposes to its customer; it ends with the connection of the app. */
@Entity('order_proposals')
@Unique('uq_order_proposals_connectionId_idempotencyKey', ['connectionId', 'idempotencyKey'])
@Unique('uq_order_proposals_orderId', ['orderId'])
@Index('ix_order_proposals_customerId', ['customerId'])
@Index('ix_order_proposals_expiresAt', ['expiresAt'])
export class OrderProposal {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_order_proposals' })
  id: number;

  @Column('integer')
  connectionId: number;

  @ManyToOne(() => AppConnection, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({
    name: 'connectionId',
    foreignKeyConstraintName: 'fk_order_proposals_connectionId',
  })
  connection?: AppConnection;

  @Column('integer')
  customerId: number;

  @ManyToOne(() => Customer, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'customerId', foreignKeyConstraintName: 'fk_order_proposals_customerId' })
  customer?: Customer;

  @Column('varchar', { length: 100 })
  idempotencyKey: string;

  /** The request under that key. */
  @Column('varchar', { length: 64 })
  requestFingerprint: string;

  @Column('simple-json')
  choice: ProposedChoice;

  /** The contents of the cart at that time. */
  @Column('simple-json')
  lines: ProposedLine[];

  /** The bill at that time. */
  @Column('simple-json')
  bill: BillType;

  /** The order that the customer placed from it. */
  @Column('integer', { nullable: true })
  orderId: number | null;

  @ManyToOne(() => Order, { nullable: true })
  @JoinColumn({ name: 'orderId', foreignKeyConstraintName: 'fk_order_proposals_orderId' })
  order?: Order;

  @Column(instantColumn)
  createdAt: Date;

  @Column(instantColumn)
  expiresAt: Date;

  @Column({ ...instantColumn, nullable: true })
  refusedAt: Date | null;
}
