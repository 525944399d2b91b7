import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { Permission, permissions } from '../../../kernel/permissions';
import { Shows } from '../../../platform/graphql/access';
import { PermissionEnum } from './permission.enum';

/** A role that an owner defined from the available permissions. */
@Entity('custom_roles')
@Shows('private')
@ObjectType({ description: 'Role defined by an owner.' })
export class CustomRole {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_custom_roles' })
  @Field(() => ID, { description: 'Role ID.' })
  id: number;

  @Column('varchar', { length: 40 })
  @Field({ description: 'Name of the role.' })
  name: string;

  /** Separated by commas. */
  @Column('varchar', { length: 1000, transformer: { to: toText, from: toPermissions } })
  @Field(() => [PermissionEnum], { description: 'Permissions of the role.' })
  permissions: Permission[];

  @Column('integer')
  @Field(() => Int, { description: 'Increases with each change.' })
  version: number;
}

function toText(allowed: Permission[]): string {
  return allowed.join(',');
}

/** Permissions that no longer exist are ignored. TypeORM also calls this for a joined role that is missing. */
function toPermissions(stored: string | null): Permission[] {
  const allowed = new Set(stored?.split(','));
  return permissions.filter((permission) => allowed.has(permission));
}
