import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { StaffRole } from '../../../kernel/permissions';
import { instantColumn } from '../../../platform/database/columns';
import { Shows } from '../../../platform/graphql/access';

registerEnumType(StaffRole, {
  name: 'StaffRole',
  description: 'The jobs of a shop.',
  valuesConfig: {
    OWNER: { description: 'Everything, the staff and the audit log too.' },
    CATALOGUE: { description: 'Products and coupons.' },
    ORDERS: { description: 'Orders: moving them on, cash, refunds.' },
    SUPPORT: { description: 'Reads orders and messages, and changes nothing.' },
  },
});

/** Somebody who keeps the shop. */
@Entity('admins')
@Unique('uq_admins_email', ['email'])
@Shows('private')
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

  @Column('varchar', { length: 20, default: StaffRole.OWNER })
  @Field(() => StaffRole, { description: 'What they may do.' })
  role: StaffRole;

  @Column(instantColumn)
  createdAt: Date;
}
