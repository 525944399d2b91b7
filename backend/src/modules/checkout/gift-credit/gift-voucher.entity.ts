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

/** A code worth money, once. Visible to admins only. */
@Entity('gift_vouchers')
@Unique('uq_gift_vouchers_code', ['code'])
@Check('ck_gift_vouchers_valuePaise', 'valuePaise > 0')
@Shows('private')
@ObjectType({ description: 'Gift voucher as shown to admins.' })
export class GiftVoucher {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_gift_vouchers' })
  @Field(() => ID, { description: 'Voucher ID.' })
  id: number;

  /** In capitals. */
  @Column('varchar', { length: 40 })
  @Field({ description: 'Code that its owner enters.' })
  code: string;

  @Column(paiseColumn)
  @Field(() => PaiseScalar, { description: 'Value, in paise.' })
  valuePaise: number;

  /** End of validity, exclusive. */
  @Column({ ...instantColumn, nullable: true })
  @Field(() => Date, { nullable: true, description: 'End of validity, exclusive.' })
  validUntil: Date | null;

  /** null until it is redeemed. */
  @Column('integer', { nullable: true })
  redeemedByCustomerId: number | null;

  @ManyToOne(() => Customer, { nullable: true })
  @JoinColumn({
    name: 'redeemedByCustomerId',
    foreignKeyConstraintName: 'fk_gift_vouchers_redeemedByCustomerId',
  })
  redeemedBy?: Customer;

  @Column({ ...instantColumn, nullable: true })
  @Field(() => Date, { nullable: true, description: 'Time of redemption; null until then.' })
  redeemedAt: Date | null;

  @Column(instantColumn)
  createdAt: Date;
}
