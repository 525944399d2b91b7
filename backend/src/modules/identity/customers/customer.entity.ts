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

/** The choices of the registration form. */
export enum Gender {
  MALE = 'male',
  FEMALE = 'female',
  OTHER = 'other',
}
registerEnumType(Gender, {
  name: 'Gender',
  description: 'The choices of the registration form.',
  valuesConfig: {
    MALE: { description: 'Male, as is assumed where nothing was chosen.' },
    FEMALE: { description: 'Female.' },
    OTHER: { description: 'Other.' },
  },
});

/** Somebody who shops. Answered to themselves, and with their orders to the staff who may read these. */
@Entity('customers')
@Unique('uq_customers_email', ['email'])
@Index('ix_customers_phone', ['phone'])
@Check('ck_customers_giftCreditPaise', 'giftCreditPaise >= 0')
@Shows('private')
@ObjectType({ description: 'Somebody who shops.' })
export class Customer {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_customers' })
  @Field(() => ID, { description: 'Number of the customer.' })
  id: number;

  @Column('varchar', { length: 100 })
  @Field({ description: 'First name.' })
  firstName: string;

  @Column('varchar', { length: 100 })
  @Field({ description: 'Last name.' })
  lastName: string;

  /** In lower case: two customers cannot differ in the case of their address only. See `contactEmail`. */
  @Column('varchar', { length: 254 })
  @Field({
    description:
      'E-mail address in lower case; the user name of the login. Empty for staff who may not read it, and of who gave none.',
  })
  email: string;

  /** argon2id, in its own text form with salt and cost; `NO_PASSWORD` where they log in by codes alone. */
  @Column('varchar', { length: 255 })
  passwordHash: string;

  @Column('varchar', { length: 10, nullable: true })
  @Field(() => LocalDateScalar, { nullable: true, description: 'Date of birth.' })
  dateOfBirth: string | null;

  @Column('varchar', { length: 10 })
  @Field(() => Gender, { description: 'As chosen in the registration form.' })
  gender: Gender;

  @Column('varchar', { length: 10 })
  @Field({ description: 'Ten digits; empty of who registered by a code to an e-mail address.' })
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

  /** What is left of redeemed gift vouchers: the sum of the customer's gift_credit_entries. */
  @Column({ ...paiseColumn, default: 0 })
  @Field(() => PaiseScalar, { description: 'Gift credit that is left, in paise.' })
  giftCreditPaise: number;

  /** Empty where it is not known. */
  @Column('varchar', { length: 2, nullable: true })
  @Field(() => KeptLanguage, {
    nullable: true,
    description:
      'The language of the emails to them; nothing where it is not known, and English then.',
  })
  language: Language | null;

  /** When they followed the link that was sent to this address. */
  @Column({ ...instantColumn, nullable: true })
  emailVerifiedAt: Date | null;

  /** When they first showed, by a code that was sent there, that they read messages to this phone. */
  @Column({ ...instantColumn, nullable: true })
  phoneVerifiedAt: Date | null;

  /** When they ended the mails that tell of fallen prices. */
  @Column({ ...instantColumn, nullable: true })
  priceMailsStoppedAt: Date | null;

  /** When they deleted the account. What is left says nothing of the person. */
  @Column({ ...instantColumn, nullable: true })
  deletedAt: Date | null;

  @Column(instantColumn)
  createdAt: Date;

  @Field({ description: 'Whether they followed the link that was sent to their address.' })
  get isEmailVerified(): boolean {
    return Boolean(this.emailVerifiedAt); // a record that was just made has no value here
  }

  @Field({ description: 'Whether they registered: the shop knows others by phone only.' })
  get hasLogin(): boolean {
    return hasLogin(this.email);
  }

  @Field({ description: 'Whether they have chosen no password yet.' })
  get logsInByCodeOnly(): boolean {
    return this.passwordHash === NO_PASSWORD;
  }

  /** Where to write to them; empty where they gave no address. */
  get contactEmail(): string {
    return hasEmail(this.email) ? this.email : '';
  }
}
