import { ArrayNotEmpty, ArrayUnique, IsIn } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { Permission, permissions } from '../../../kernel/permissions';
import { says } from '../../../platform/validation/says';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { identityMessages } from '../identity.messages';
import { PermissionEnum } from './permission.enum';

const PERMISSIONS_MESSAGE = says(identityMessages.rolePermissions());

/** A custom role to create or change. */
@InputType({ description: 'Custom role to create, or its new values.' })
export class CustomRoleInput {
  @TextLength(1, 40, identityMessages.roleName)
  @Field({ description: 'Name, 1 to 40 characters.' })
  name: string;

  @ArrayNotEmpty(PERMISSIONS_MESSAGE)
  @ArrayUnique(says(identityMessages.rolePermissionsTwice()))
  @IsIn(permissions, { each: true, ...PERMISSIONS_MESSAGE })
  @Field(() => [PermissionEnum], { description: 'Permissions, at least one.' })
  permissions: Permission[];
}
