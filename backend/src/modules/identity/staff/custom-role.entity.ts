import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { Permission, permissions } from '../../../kernel/permissions';
import { Shows } from '../../../platform/graphql/access';
import { PermissionEnum } from './permission.enum';

/** A role that an owner made of the permissions that there are. */
@Entity('custom_roles')
@Shows('private')
@ObjectType({ description: 'A role that an owner made.' })
export class CustomRole {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'pk_custom_roles' })
  @Field(() => ID, { description: 'Number of the role.' })
  id: number;

  @Column('varchar', { length: 40 })
  @Field({ description: 'Its name.' })
  name: string;

  /** Separated by commas. */
  @Column('varchar', { length: 1000, transformer: { to: toText, from: toPermissions } })
  @Field(() => [PermissionEnum], { description: 'What it allows.' })
  permissions: Permission[];

  @Column('integer')
  @Field(() => Int, { description: 'Rises with each change.' })
  version: number;
}

function toText(allowed: Permission[]): string {
  return allowed.join(',');
}

/**
 * A permission that the shop does not know any more allows nothing. TypeORM reads a role that was joined and is not
 * there, too.
 */
function toPermissions(stored: string | null): Permission[] {
  const allowed = new Set(stored?.split(','));
  return permissions.filter((permission) => allowed.has(permission));
}
