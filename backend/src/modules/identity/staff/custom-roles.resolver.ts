import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { readRecordId } from '../../../kernel/record-id';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { CustomRole } from './custom-role.entity';
import { CustomRoleInput } from './custom-role.input';
import { CustomRolesService } from './custom-roles.service';
import { StaffRoles } from './staff-roles.type';

/** The roles of the staff, for who manages it. */
@Resolver()
export class CustomRolesResolver {
  constructor(private readonly roles: CustomRolesService) {}

  @Access('manage-staff')
  @Query(() => StaffRoles, { description: 'All roles, and what each allows (manage-staff).' })
  staffRoles(@Ctx() { viewer }: RequestContext): Promise<StaffRoles> {
    return this.roles.all(viewer);
  }

  @Access('manage-staff')
  @Mutation(() => CustomRole, {
    description:
      'Makes a role (manage-staff). Fails with VALIDATION, ROLE_NAME_TAKEN, or FORBIDDEN where it allows more than the own.',
  })
  addCustomRole(
    @Arg('input', () => CustomRoleInput, { description: 'The role.' }) input: CustomRoleInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<CustomRole> {
    return this.roles.add(viewer, input);
  }

  @Access('manage-staff')
  @Mutation(() => CustomRole, {
    description:
      'Changes a role for everybody who has it (manage-staff). Fails with VALIDATION, NOT_FOUND, CONFLICT, ROLE_NAME_TAKEN, or FORBIDDEN where it allows more than the own.',
  })
  changeCustomRole(
    @Arg('id', () => ID, { description: 'Number of the role.' }) id: string,
    @Arg('input', () => CustomRoleInput, { description: 'What it is to be.' })
    input: CustomRoleInput,
    @Arg('expectedVersion', () => Int, { description: 'The version that was changed.' })
    expectedVersion: number,
    @Ctx() { viewer }: RequestContext,
  ): Promise<CustomRole> {
    return this.roles.change(viewer, readRecordId(id, 'role', 'id'), input, expectedVersion);
  }

  @Access('manage-staff')
  @Mutation(() => Boolean, {
    description:
      'Removes a role that nobody has (manage-staff). Fails with NOT_FOUND, CONFLICT, ROLE_IN_USE, or FORBIDDEN where it allows more than the own.',
  })
  async removeCustomRole(
    @Arg('id', () => ID, { description: 'Number of the role.' }) id: string,
    @Arg('expectedVersion', () => Int, { description: 'The version that was seen.' })
    expectedVersion: number,
    @Ctx() { viewer }: RequestContext,
  ): Promise<boolean> {
    await this.roles.remove(viewer, readRecordId(id, 'role', 'id'), expectedVersion);
    return true;
  }
}
