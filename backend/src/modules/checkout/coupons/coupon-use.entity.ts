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
import { instantColumn } from '../../../platform/database/columns';
import { Coupon } from './coupon.entity';

/** An order that uses a coupon. The row is deleted when the order is cancelled. */
@Entity('coupon_uses')
@Unique('uq_coupon_uses_orderId', ['orderId'])
@Index('ix_coupon_uses_couponId_customerId', ['couponId', 'customerId'])
export class CouponUse {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_coupon_uses' })
  id: number;

  @Column('integer')
  couponId: number;

  @ManyToOne(() => Coupon, { nullable: false })
  @JoinColumn({ name: 'couponId', foreignKeyConstraintName: 'fk_coupon_uses_couponId' })
  coupon?: Coupon;

  @Column('integer')
  customerId: number;

  @ManyToOne(() => Customer, { nullable: false })
  @JoinColumn({ name: 'customerId', foreignKeyConstraintName: 'fk_coupon_uses_customerId' })
  customer?: Customer;

  @ForeignKey('Order', { name: 'fk_coupon_uses_orderId' })
  @Column('integer')
  orderId: number;

  @Column(instantColumn)
  usedAt: Date;
}
