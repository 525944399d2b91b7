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
  description: 'Staff role. The query staffRoles lists the permissions of each.',
  valuesConfig: {
    OWNER: { description: 'Everything, including the staff and the audit log.' },
    MANAGER: { description: 'Everything except the staff and API tokens.' },
    CATALOGUE: { description: 'Products and coupons.' },
    ORDERS: { description: 'Orders: status changes, cash, refunds.' },
    PICKER: { description: 'Packs orders; sees no e-mail addresses and makes no refunds.' },
    RIDER: { description: 'Delivers the orders of their own rounds, and sees no others.' },
    SUPPORT: { description: 'Reads orders and messages, and takes orders by phone.' },
    ACCOUNTS: { description: 'Reads orders, settles the cash of rounds, and makes refunds.' },
    CUSTOM: { description: 'Custom role; see customRole.' },
  },
});

/** A member of the staff. */
@Entity('admins')
@Unique('uq_admins_email', ['email'])
@Shows('private')
@ObjectType({ description: 'A member of the staff.' })
export class Admin {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_admins' })
  @Field(() => ID, { description: 'Admin ID.' })
  id: number;

  @Column('varchar', { length: 254 })
  @Field({ description: 'E-mail address in lower case, used to log in.' })
  email: string;

  /** argon2id in its text format with salt and cost. */
  @Column('varchar', { length: 255 })
  passwordHash: string;

  @Column('varchar', { length: 20, default: StaffRole.OWNER })
  @Field(() => StaffRole, { description: 'Staff role.' })
  role: StaffRole;

  @Column('integer', { nullable: true })
  customRoleId: number | null;

  /** Read with every admin, since their permissions depend on it. A role is not removed while an admin has it. */
  @ManyToOne(() => CustomRole, { nullable: true, eager: true, createForeignKeyConstraints: false })
  @JoinColumn({ name: 'customRoleId' })
  @Field(() => CustomRole, {
    nullable: true,
    description: 'Custom role; null unless role is CUSTOM.',
  })
  customRole?: CustomRole | null;

  @Column('integer', { default: 1 })
  @Field(() => Int, { description: 'Number of changes of the role; see changeStaffRole.' })
  roleVersion: number;

  /** Since when the login requires a second factor; null if it does not. */
  @Column({ ...instantColumn, nullable: true })
  twoFactorSince: Date | null;

  /** The language chosen for the console; null if unknown. */
  @Column('varchar', { length: 2, nullable: true })
  @Field(() => KeptLanguage, {
    nullable: true,
    description: "Language of the admin's emails; null if unknown, English is used then.",
  })
  language: Language | null;

  @Column(instantColumn)
  createdAt: Date;

  @Column({ ...instantColumn, nullable: true })
  @Field(() => Date, {
    nullable: true,
    description: 'Until when the invitation is valid; null once a password is set.',
  })
  invitedUntil: Date | null;

  @Field({ description: 'Whether the login requires a second factor.' })
  get hasTwoFactor(): boolean {
    return this.twoFactorSince !== null;
  }

  /** Empty if a custom role was not loaded. */
  @Field(() => [PermissionEnum], { description: 'Permissions of the admin.' })
  get permissions(): Permission[] {
    return permissionsOfMember(this);
  }
}

/** The permissions of a member, in the order of all permissions. */
export function permissionsOfMember({
  role,
  customRole,
}: Pick<Admin, 'role' | 'customRole'>): Permission[] {
  const allowed =
    role === StaffRole.CUSTOM ? new Set(customRole?.permissions) : permissionsOf(role);
  return permissions.filter((permission) => allowed.has(permission));
}
