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
import { Customer } from '../../identity';
import { instantColumn, paiseColumn } from '../../../platform/database/columns';
import { Shows } from '../../../platform/graphql/access';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';

/** A code that is good for money, once. Answered to admins only. */
@Entity('gift_vouchers')
@Unique('uq_gift_vouchers_code', ['code'])
@Check('ck_gift_vouchers_valuePaise', 'valuePaise > 0')
@Shows('private')
@ObjectType({ description: 'A gift voucher as the admin sees it.' })
export class GiftVoucher {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_gift_vouchers' })
  @Field(() => ID, { description: 'Number of the voucher.' })
  id: number;

  /** In capitals. */
  @Column('varchar', { length: 40 })
  @Field({ description: 'What its owner types.' })
  code: string;

  @Column(paiseColumn)
  @Field(() => PaiseScalar, { description: 'What it is worth, in paise.' })
  valuePaise: number;

  /** From this instant on nobody can redeem it. */
  @Column({ ...instantColumn, nullable: true })
  @Field(() => Date, { nullable: true, description: 'Until when it may be redeemed.' })
  validUntil: Date | null;

  /** Empty while it can be redeemed. */
  @Column('integer', { nullable: true })
  redeemedByCustomerId: number | null;

  @ManyToOne(() => Customer, { nullable: true })
  @JoinColumn({
    name: 'redeemedByCustomerId',
    foreignKeyConstraintName: 'fk_gift_vouchers_redeemedByCustomerId',
  })
  redeemedBy?: Customer;

  @Column({ ...instantColumn, nullable: true })
  @Field(() => Date, { nullable: true, description: 'When it was redeemed.' })
  redeemedAt: Date | null;

  @Column(instantColumn)
  createdAt: Date;
}
