import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { readRecordId } from '../../../kernel/record-id';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { CustomRole } from './custom-role.entity';
import { CustomRoleInput } from './custom-role.input';
import { CustomRolesService } from './custom-roles.service';
import { StaffRoles } from './staff-roles.type';

/** Staff roles, for those who manage the staff. */
@Resolver()
export class CustomRolesResolver {
  constructor(private readonly roles: CustomRolesService) {}

  @Access('manage-staff')
  @Query(() => StaffRoles, {
    description: 'All staff roles with their permissions (manage-staff).',
  })
  staffRoles(@Ctx() { viewer }: RequestContext): Promise<StaffRoles> {
    return this.roles.all(viewer);
  }

  @Access('manage-staff')
  @Mutation(() => CustomRole, {
    description:
      'Creates a role (manage-staff). Fails with VALIDATION, ROLE_NAME_TAKEN, or FORBIDDEN if it has permissions that the caller lacks.',
  })
  addCustomRole(
    @Arg('input', () => CustomRoleInput, { description: 'New role.' }) input: CustomRoleInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<CustomRole> {
    return this.roles.add(viewer, input);
  }

  @Access('manage-staff')
  @Mutation(() => CustomRole, {
    description:
      'Changes a role for everybody who has it (manage-staff). Fails with VALIDATION, NOT_FOUND, CONFLICT, ROLE_NAME_TAKEN, or FORBIDDEN if it has permissions that the caller lacks.',
  })
  changeCustomRole(
    @Arg('id', () => ID, { description: 'Role ID.' }) id: string,
    @Arg('input', () => CustomRoleInput, { description: 'New values.' })
    input: CustomRoleInput,
    @Arg('expectedVersion', () => Int, { description: 'Version that the change is based on.' })
    expectedVersion: number,
    @Ctx() { viewer }: RequestContext,
  ): Promise<CustomRole> {
    return this.roles.change(viewer, readRecordId(id, 'role', 'id'), input, expectedVersion);
  }

  @Access('manage-staff')
  @Mutation(() => Boolean, {
    description:
      'Removes a role that nobody has (manage-staff). Fails with NOT_FOUND, CONFLICT, ROLE_IN_USE, or FORBIDDEN if it has permissions that the caller lacks.',
  })
  async removeCustomRole(
    @Arg('id', () => ID, { description: 'Role ID.' }) id: string,
    @Arg('expectedVersion', () => Int, { description: 'Version that the change is based on.' })
    expectedVersion: number,
    @Ctx() { viewer }: RequestContext,
  ): Promise<boolean> {
    await this.roles.remove(viewer, readRecordId(id, 'role', 'id'), expectedVersion);
    return true;
  }
}
