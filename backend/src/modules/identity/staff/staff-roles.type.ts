import { Field, ObjectType } from 'type-graphql';
import { Permission, StaffRole } from '../../../kernel/permissions';
import { Shows } from '../../../platform/graphql/access';
import { CustomRole } from './custom-role.entity';
import { PermissionEnum } from './permission.enum';

/** A role that every shop has. */
@Shows('private')
@ObjectType({ description: 'A role that every shop has.' })
export class BuiltInStaffRole {
  @Field(() => StaffRole, { description: 'Which one.' })
  role: StaffRole;

  @Field(() => [PermissionEnum], { description: 'What it allows.' })
  permissions: Permission[];
}

/** All roles of the shop. */
@Shows('private')
@ObjectType({ description: 'All roles of the shop.' })
export class StaffRoles {
  @Field(() => [BuiltInStaffRole], { description: 'Those that every shop has.' })
  builtIn: BuiltInStaffRole[];

  @Field(() => [CustomRole], { description: 'Those that owners made, by name.' })
  custom: CustomRole[];
}
