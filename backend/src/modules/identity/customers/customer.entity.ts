import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { Language } from '../../../kernel/language';
import { KeptLanguage } from '../kept-language';
import { instantColumn, paiseColumn } from '../../../platform/database/columns';
import { Shows } from '../../../platform/graphql/access';
import { LocalDateScalar } from '../../../platform/graphql/local-date.scalar';
import { PaiseScalar } from '../../../platform/graphql/paise.scalar';
import { NO_PASSWORD } from '../credentials/password';
import { hasEmail, hasLogin } from './without-login.rules';

/** Gender. */
export enum Gender {
  MALE = 'male',
  FEMALE = 'female',
  OTHER = 'other',
}
registerEnumType(Gender, {
  name: 'Gender',
  description: 'Gender, as chosen in the registration form.',
  valuesConfig: {
    MALE: { description: 'Male; the default.' },
    FEMALE: { description: 'Female.' },
    OTHER: { description: 'Other.' },
  },
});

/** A customer. Visible to themselves, and with their orders to the staff who may read these. */
@Entity('customers')
@Unique('uq_customers_email', ['email'])
@Index('ix_customers_phone', ['phone'])
@Check('ck_customers_giftCreditPaise', 'giftCreditPaise >= 0')
@Shows('private')
@ObjectType({ description: 'A customer.' })
export class Customer {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_customers' })
  @Field(() => ID, { description: 'Customer ID.' })
  id: number;

  @Column('varchar', { length: 100 })
  @Field({ description: 'First name.' })
  firstName: string;

  @Column('varchar', { length: 100 })
  @Field({ description: 'Last name.' })
  lastName: string;

  /** In lower case: two customers cannot have addresses that differ in case only. See `contactEmail`. */
  @Column('varchar', { length: 254 })
  @Field({
    description:
      'E-mail address in lower case, used to log in. Empty if the shop has none, and for staff who may not read it.',
  })
  email: string;

  /** argon2id in its text format with salt and cost; `NO_PASSWORD` for accounts that log in by codes only. */
  @Column('varchar', { length: 255 })
  passwordHash: string;

  @Column('varchar', { length: 10, nullable: true })
  @Field(() => LocalDateScalar, { nullable: true, description: 'Date of birth.' })
  dateOfBirth: string | null;

  @Column('varchar', { length: 10 })
  @Field(() => Gender, { description: 'Gender.' })
  gender: Gender;

  @Column('varchar', { length: 10 })
  @Field({
    description:
      'Phone number of ten digits; empty for accounts registered by a code to an e-mail address.',
  })
  phone: string;

  @Column('varchar', { length: 100 })
  @Field({ description: 'District of the address.' })
  district: string;

  @Column('varchar', { length: 100 })
  @Field({ description: 'State of the address.' })
  state: string;

  @Column('varchar', { length: 12 })
  @Field({ description: 'Pin code of the address.' })
  zipCode: string;

  /** Balance of redeemed gift vouchers: the sum of the customer's gift_credit_entries. */
  @Column({ ...paiseColumn, default: 0 })
  @Field(() => PaiseScalar, { description: 'Remaining gift credit, in paise.' })
  giftCreditPaise: number;

  /** null if unknown. */
  @Column('varchar', { length: 2, nullable: true })
  @Field(() => KeptLanguage, {
    nullable: true,
    description: "Language of the customer's emails; null if unknown, English is used then.",
  })
  language: Language | null;

  /** When they followed the link that was sent to this address. */
  @Column({ ...instantColumn, nullable: true })
  emailVerifiedAt: Date | null;

  /** When they first used a code that was sent to this phone. */
  @Column({ ...instantColumn, nullable: true })
  phoneVerifiedAt: Date | null;

  /** When they unsubscribed from emails about price drops. */
  @Column({ ...instantColumn, nullable: true })
  priceMailsStoppedAt: Date | null;

  /** When they deleted the account. The remaining data does not identify them. */
  @Column({ ...instantColumn, nullable: true })
  deletedAt: Date | null;

  @Column(instantColumn)
  createdAt: Date;

  @Field({ description: 'Whether the e-mail address is confirmed.' })
  get isEmailVerified(): boolean {
    return Boolean(this.emailVerifiedAt); // undefined in a record that was just created
  }

  @Field({ description: 'Whether the customer deleted the account.' })
  get isDeleted(): boolean {
    return Boolean(this.deletedAt); // undefined in a record that was just created
  }

  @Field({
    description: 'Whether the customer has registered; false for customers known by phone only.',
  })
  get hasLogin(): boolean {
    return hasLogin(this.email);
  }

  @Field({ description: 'Whether no password has been set yet.' })
  get logsInByCodeOnly(): boolean {
    return this.passwordHash === NO_PASSWORD;
  }

  /** Address for emails to the customer; empty if the shop has none. */
  get contactEmail(): string {
    return hasEmail(this.email) ? this.email : '';
  }
}
