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
import { instantColumn } from '../../../platform/database/columns';
import { Shows } from '../../../platform/graphql/access';

/** A delivery address of a customer. */
@Entity('addresses')
@Unique('uq_addresses_customerId_place', ['customerId', 'place'])
@Check('ck_addresses_place', 'place >= 1 AND place <= 20')
@Shows('private')
@ObjectType({ description: 'Delivery address of a customer.' })
export class Address {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_addresses' })
  @Field(() => ID, { description: 'Address ID.' })
  id: number;

  @Column('integer')
  customerId: number;

  @ManyToOne(() => Customer, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'customerId', foreignKeyConstraintName: 'fk_addresses_customerId' })
  customer?: Customer;

  /**
   * Place in the customer's address book, from 1. It is unique, so the database itself limits the number of addresses.
   */
  @Column('integer')
  place: number;

  /**
   * The default address is the one with the greatest preference, the oldest of equal ones: so there is exactly one,
   * even under concurrent changes.
   */
  @Column('integer')
  preference: number;

  @Column('varchar', { length: 40 })
  @Field({ description: 'Label given by the customer, such as Home.' })
  label: string;

  @Column('varchar', { length: 200 })
  @Field({ description: 'Recipient.' })
  recipientName: string;

  @Column('varchar', { length: 10 })
  @Field({ description: 'Phone number of ten digits.' })
  phone: string;

  @Column('varchar', { length: 200 })
  @Field({ description: 'House and street.' })
  line1: string;

  @Column('varchar', { length: 200, nullable: true })
  @Field(() => String, { nullable: true, description: 'Area or locality.' })
  line2: string | null;

  @Column('varchar', { length: 200, nullable: true })
  @Field(() => String, { nullable: true, description: 'Landmark nearby.' })
  landmark: string | null;

  @Column('varchar', { length: 200, nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'Delivery instructions.',
  })
  instructions: string | null;

  @Column('varchar', { length: 6 })
  @Field({ description: 'Pin code of six digits.' })
  pinCode: string;

  @Column(instantColumn)
  createdAt: Date;

  /** Not stored: derived from the preferences of the customer's addresses when they are listed. */
  @Field(() => Boolean, { description: 'Whether it is the default address.' })
  isDefault?: boolean;

  /** Not stored: areas change after an address was saved. */
  @Field(() => Boolean, {
    description: 'Whether the shop delivers there now; if not, placeOrder fails with VALIDATION.',
  })
  isServiceable?: boolean;
}
