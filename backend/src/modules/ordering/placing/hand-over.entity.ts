import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Transaction } from '../../../platform/database/database';
import { Order } from '../orders/order.entity';

/** Connects an order with the link by which a program handed over its lines. */
@Entity('hand_overs')
@Unique('uq_hand_overs_mark', ['mark'])
@Unique('uq_hand_overs_orderId', ['orderId'])
export class HandOver {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_hand_overs' })
  id: number;

  /** The mark in the link, by which the program recognises it. */
  @Column('varchar', { length: 64 })
  mark: string;

  @Column('integer')
  orderId: number;

  @ManyToOne(() => Order, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'orderId', foreignKeyConstraintName: 'fk_hand_overs_orderId' })
  order?: Order;
}

/** Records the link that an order came from, within its transaction. Only the first order of a link counts. */
export async function recordHandOver(
  tx: Transaction,
  mark: string,
  orderId: number,
): Promise<void> {
  await tx
    .createQueryBuilder()
    .insert()
    .into(HandOver)
    .values({ mark, orderId })
    .orIgnore()
    .execute();
}
