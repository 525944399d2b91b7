import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { instantColumn, paiseColumn } from '../../../platform/database/columns';
import { Shows } from '../../../platform/graphql/access';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';

/** A percentage off the subtotal for customers who enter its code. Only its end and its use count change. */
@Entity('coupons')
@Unique('uq_coupons_code', ['code'])
@Check('ck_coupons_percent', 'percent >= 1 AND percent <= 25')
@Check('ck_coupons_usedCount', 'usedCount >= 0 AND (totalLimit IS NULL OR usedCount <= totalLimit)')
@Shows('public')
@ObjectType({ description: 'Percentage off the subtotal for customers who enter the code.' })
export class Coupon {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_coupons' })
  @Field(() => ID, { description: 'Coupon ID.' })
  id: number;

  /** In capitals: codes are unique regardless of case. */
  @Column('varchar', { length: 40 })
  @Field({ description: 'Code that the customer enters, in capitals.' })
  code: string;

  @Column('varchar', { length: 200 })
  @Field({ description: 'Description for customers.' })
  description: string;

  @Column('varchar', { length: 200, nullable: true })
  @Field(() => String, { nullable: true, description: 'Description in Hindi.' })
  descriptionHi: string | null;

  @Column('varchar', { length: 200, nullable: true })
  @Field(() => String, { nullable: true, description: 'Description in Marathi.' })
  descriptionMr: string | null;

  @Column('integer')
  @Field(() => Int, { description: 'Percent of the subtotal, 1 to 25.' })
  percent: number;

  @Column(paiseColumn)
  @Field(() => PaiseScalar, {
    description: 'Minimum subtotal, in paise.',
  })
  minimumSubtotalPaise: number;

  @Column({ ...paiseColumn, nullable: true })
  @Field(() => PaiseScalar, { nullable: true, description: 'Maximum discount, in paise.' })
  maximumDiscountPaise: number | null;

  @Column({ ...instantColumn, nullable: true })
  validFrom: Date | null;

  /** End of validity, exclusive. */
  @Column({ ...instantColumn, nullable: true })
  @Field(() => Date, { nullable: true, description: 'End of validity, exclusive.' })
  validUntil: Date | null;

  /** Maximum number of orders of all customers together. */
  @Column('integer', { nullable: true })
  totalLimit: number | null;

  @Column('integer', { nullable: true })
  @Field(() => Int, { nullable: true, description: 'Maximum number of uses per customer.' })
  perCustomerLimit: number | null;

  /** Orders that use it: the number of its coupon_uses. */
  @Column('integer')
  usedCount: number;

  @Column(instantColumn)
  createdAt: Date;
}
