import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { instantColumn } from '../platform/db/columns';

/** Somebody who keeps the shop. */
@Entity('admins')
@Unique('uq_admins_email', ['email'])
@ObjectType({ description: 'Somebody who keeps the shop.' })
export class Admin {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_admins' })
  @Field(() => ID, { description: 'Number of the admin.' })
  id: number;

  @Column('varchar', { length: 254 })
  @Field({ description: 'E-mail address in lower case; the user name of the login.' })
  email: string;

  /** argon2id, in its own text form with salt and cost. */
  @Column('varchar', { length: 255 })
  passwordHash: string;

  @Column(instantColumn)
  createdAt: Date;
}
