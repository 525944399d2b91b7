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

/** Where a customer has things brought. */
@Entity('addresses')
@Unique('uq_addresses_customerId_place', ['customerId', 'place'])
@Check('ck_addresses_place', 'place >= 1 AND place <= 20')
@Shows('private')
@ObjectType({ description: 'An address of a customer, to which the shop delivers.' })
export class Address {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_addresses' })
  @Field(() => ID, { description: 'Number of the address.' })
  id: number;

  @Column('integer')
  customerId: number;

  @ManyToOne(() => Customer, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'customerId', foreignKeyConstraintName: 'fk_addresses_customerId' })
  customer?: Customer;

  /** Place in the customer's book, from 1: no two are in one, so the database itself keeps the book short. */
  @Column('integer')
  place: number;

  /**
   * The customer's default address is the one with the greatest preference, of equal ones the oldest: so there
   * is exactly one, whatever happens at the same moment.
   */
  @Column('integer')
  preference: number;

  @Column('varchar', { length: 40 })
  @Field({ description: "The customer's name for it, such as Home." })
  label: string;

  @Column('varchar', { length: 200 })
  @Field({ description: 'Who receives it.' })
  recipientName: string;

  @Column('varchar', { length: 10 })
  @Field({ description: 'Ten digits.' })
  phone: string;

  @Column('varchar', { length: 200 })
  @Field({ description: 'House and street.' })
  line1: string;

  @Column('varchar', { length: 200, nullable: true })
  @Field(() => String, { nullable: true, description: 'Area.' })
  line2: string | null;

  @Column('varchar', { length: 200, nullable: true })
  @Field(() => String, { nullable: true, description: 'What it is near.' })
  landmark: string | null;

  @Column('varchar', { length: 200, nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'What whoever brings it is to mind at the door.',
  })
  instructions: string | null;

  @Column('varchar', { length: 6 })
  @Field({ description: 'Six digits, from the list of pin codes the shop delivers to.' })
  pinCode: string;

  @Column(instantColumn)
  createdAt: Date;

  /** Not kept: it follows from the preferences of the customer's addresses, where they are listed. */
  @Field(() => Boolean, { description: 'Whether it is taken where none is chosen.' })
  isDefault?: boolean;
}
