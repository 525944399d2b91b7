import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Transaction } from '../../../platform/database/database';
import { Order } from '../orders/order.entity';

/** That an order came of a link by which a program handed lines over. */
@Entity('hand_overs')
@Unique('uq_hand_overs_mark', ['mark'])
@Unique('uq_hand_overs_orderId', ['orderId'])
export class HandOver {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_hand_overs' })
  id: number;

  /** Stands in the link; who made it knows it again. */
  @Column('varchar', { length: 64 })
  mark: string;

  @Column('integer')
  orderId: number;

  @ManyToOne(() => Order, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'orderId', foreignKeyConstraintName: 'fk_hand_overs_orderId' })
  order?: Order;
}

/** Records of which link an order came, within its transaction. The first order of a link counts. */
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
