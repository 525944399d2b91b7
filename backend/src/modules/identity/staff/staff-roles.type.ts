import { Field, ObjectType } from 'type-graphql';
import { Permission, StaffRole } from '../../../kernel/permissions';
import { Shows } from '../../../platform/graphql/access';
import { CustomRole } from './custom-role.entity';
import { PermissionEnum } from './permission.enum';

/** Built-in role. */
@Shows('private')
@ObjectType({ description: 'Built-in role.' })
export class BuiltInStaffRole {
  @Field(() => StaffRole, { description: 'Name of the role.' })
  role: StaffRole;

  @Field(() => [PermissionEnum], { description: 'Permissions of the role.' })
  permissions: Permission[];
}

/** All staff roles. */
@Shows('private')
@ObjectType({ description: 'All staff roles.' })
export class StaffRoles {
  @Field(() => [BuiltInStaffRole], { description: 'Built-in roles.' })
  builtIn: BuiltInStaffRole[];

  @Field(() => [CustomRole], { description: 'Roles defined by owners, by name.' })
  custom: CustomRole[];
}
