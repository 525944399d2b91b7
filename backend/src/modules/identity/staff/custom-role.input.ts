import { ArrayNotEmpty, ArrayUnique, IsIn } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { Permission, permissions } from '../../../kernel/permissions';
import { says } from '../../../platform/validation/says';
import { TextLength } from '../../../platform/validation/text-length.validator';
import { identityMessages } from '../identity.messages';
import { PermissionEnum } from './permission.enum';

const PERMISSIONS_MESSAGE = says(identityMessages.rolePermissions());

/** A role of the shop's own, as an owner makes or changes it. */
@InputType({ description: 'A role to make, or what it is to be.' })
export class CustomRoleInput {
  @TextLength(1, 40, identityMessages.roleName)
  @Field({ description: 'Its name: 1 to 40 letters.' })
  name: string;

  @ArrayNotEmpty(PERMISSIONS_MESSAGE)
  @ArrayUnique(says(identityMessages.rolePermissionsTwice()))
  @IsIn(permissions, { each: true, ...PERMISSIONS_MESSAGE })
  @Field(() => [PermissionEnum], { description: 'What it allows: at least one.' })
  permissions: Permission[];
}
