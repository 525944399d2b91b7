import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { Language } from '../../../kernel/language';
import { Permission, StaffRole, permissions, permissionsOf } from '../../../kernel/permissions';
import { instantColumn } from '../../../platform/database/columns';
import { Shows } from '../../../platform/graphql/access';
import { KeptLanguage } from '../kept-language';
import { CustomRole } from './custom-role.entity';
import { PermissionEnum } from './permission.enum';

registerEnumType(StaffRole, {
  name: 'StaffRole',
  description: 'The roles of a shop. The query staffRoles tells what each allows.',
  valuesConfig: {
    OWNER: { description: 'Everything, the staff and the audit log too.' },
    MANAGER: { description: 'Everything but the staff and the API tokens.' },
    CATALOGUE: { description: 'Products and coupons.' },
    ORDERS: { description: 'Orders: moving them on, cash, refunds.' },
    PICKER: { description: 'Packs orders; sees no e-mail address, and pays nothing back.' },
    RIDER: { description: 'Delivers the orders of their own rounds, and sees nothing else.' },
    SUPPORT: { description: 'Reads orders and messages, and takes orders by phone.' },
    ACCOUNTS: { description: 'Reads orders, takes in the cash of rounds, and pays money back.' },
    CUSTOM: { description: 'A role that an owner made: see customRole.' },
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
  @Field(() => StaffRole, { description: 'Their role.' })
  role: StaffRole;

  @Column('integer', { nullable: true })
  customRoleId: number | null;

  /** Read with every admin: what they may do depends on it. No role is removed while somebody has it. */
  @ManyToOne(() => CustomRole, { nullable: true, eager: true, createForeignKeyConstraints: false })
  @JoinColumn({ name: 'customRoleId' })
  @Field(() => CustomRole, { nullable: true, description: 'Their role where it is CUSTOM.' })
  customRole?: CustomRole | null;

  @Column('integer', { default: 1 })
  @Field(() => Int, { description: 'Counts the changes of their role: see changeStaffRole.' })
  roleVersion: number;

  /** Since when the login asks for a second factor; nothing where it does not. */
  @Column({ ...instantColumn, nullable: true })
  twoFactorSince: Date | null;

  /** That of the console as they chose it; empty where it is not known. */
  @Column('varchar', { length: 2, nullable: true })
  @Field(() => KeptLanguage, {
    nullable: true,
    description:
      'The language of the emails to them; nothing where it is not known, and English then.',
  })
  language: Language | null;

  @Column(instantColumn)
  createdAt: Date;

  @Field({ description: 'Whether their login asks for a second factor.' })
  get hasTwoFactor(): boolean {
    return this.twoFactorSince !== null;
  }

  /** Nothing where a custom role was not read. */
  @Field(() => [PermissionEnum], { description: 'What they may do.' })
  get permissions(): Permission[] {
    return permissionsOfMember(this);
  }
}

/** What a member may do, in the order of all permissions. */
export function permissionsOfMember({
  role,
  customRole,
}: Pick<Admin, 'role' | 'customRole'>): Permission[] {
  const allowed =
    role === StaffRole.CUSTOM ? new Set(customRole?.permissions) : permissionsOf(role);
  return permissions.filter((permission) => allowed.has(permission));
}
