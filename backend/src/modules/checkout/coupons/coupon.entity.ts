import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { instantColumn, paiseColumn } from '../../../platform/database/columns';
import { Shows } from '../../../platform/graphql/access';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';

/** A percentage off the subtotal, for who names its code. Nothing of it changes but its end and its count. */
@Entity('coupons')
@Unique('uq_coupons_code', ['code'])
@Check('ck_coupons_percent', 'percent >= 1 AND percent <= 25')
@Check('ck_coupons_usedCount', 'usedCount >= 0 AND (totalLimit IS NULL OR usedCount <= totalLimit)')
@Shows('public')
@ObjectType({ description: 'A percentage off the subtotal, for who names its code.' })
export class Coupon {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_coupons' })
  @Field(() => ID, { description: 'Number of the coupon.' })
  id: number;

  /** In capitals: two coupons cannot differ in the case of their code only. */
  @Column('varchar', { length: 40 })
  @Field({ description: 'What the customer types, in capitals.' })
  code: string;

  @Column('varchar', { length: 200 })
  @Field({ description: 'What it gives, for people.' })
  description: string;

  @Column('varchar', { length: 200, nullable: true })
  @Field(() => String, { nullable: true, description: 'What it gives, in Hindi.' })
  descriptionHi: string | null;

  @Column('varchar', { length: 200, nullable: true })
  @Field(() => String, { nullable: true, description: 'What it gives, in Marathi.' })
  descriptionMr: string | null;

  @Column('integer')
  @Field(() => Int, { description: 'Percent of the subtotal, 1 to 25.' })
  percent: number;

  @Column(paiseColumn)
  @Field(() => PaiseScalar, {
    description: 'The subtotal from which on it may be used, in paise.',
  })
  minimumSubtotalPaise: number;

  @Column({ ...paiseColumn, nullable: true })
  @Field(() => PaiseScalar, { nullable: true, description: 'The most it takes off, in paise.' })
  maximumDiscountPaise: number | null;

  @Column({ ...instantColumn, nullable: true })
  validFrom: Date | null;

  /** From this instant on nobody can use it. */
  @Column({ ...instantColumn, nullable: true })
  @Field(() => Date, { nullable: true, description: 'Until when it may be used.' })
  validUntil: Date | null;

  /** How many orders of all customers together may use it. */
  @Column('integer', { nullable: true })
  totalLimit: number | null;

  @Column('integer', { nullable: true })
  @Field(() => Int, { nullable: true, description: 'How often each customer may use it.' })
  perCustomerLimit: number | null;

  /** Orders that use it: as many as it has coupon_uses. */
  @Column('integer')
  usedCount: number;

  @Column(instantColumn)
  createdAt: Date;
}
