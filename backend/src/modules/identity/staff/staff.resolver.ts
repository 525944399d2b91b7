import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { StaffRole } from '../../../kernel/permissions';
import { readRecordId } from '../../../kernel/record-id';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { Admin } from './admin.entity';
import { StaffInput } from './staff.input';
import { StaffService } from './staff.service';

/** The staff, for those who manage it. */
@Resolver()
export class StaffResolver {
  constructor(private readonly members: StaffService) {}

  @Access('manage-staff')
  @Query(() => [Admin], { description: 'All staff members (manage-staff).' })
  staff(@Ctx() { viewer }: RequestContext): Promise<Admin[]> {
    return this.members.list(viewer);
  }

  @Access('manage-staff')
  @Mutation(() => Admin, {
    description:
      'Adds a staff member and sends them a link to set a password (manage-staff); sends a new link to somebody who was invited to the same role and has not set one. Fails with VALIDATION, NOT_FOUND, EMAIL_TAKEN, or FORBIDDEN for a role with permissions that the caller lacks.',
  })
  addStaff(
    @Arg('input', () => StaffInput, { description: 'E-mail address and role.' })
    input: StaffInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Admin> {
    return this.members.add(viewer, input);
  }

  @Access('manage-staff')
  @Mutation(() => Admin, {
    description:
      'Changes the role of a staff member (manage-staff). Fails with VALIDATION, NOT_FOUND, CONFLICT, LAST_OWNER, or FORBIDDEN for a role with permissions that the caller lacks.',
  })
  changeStaffRole(
    @Arg('id', () => ID, { description: 'Admin ID.' }) id: string,
    @Arg('role', () => StaffRole, { description: 'New role.' })
    role: StaffRole,
    @Arg('customRoleId', () => ID, {
      nullable: true,
      description: 'Custom role ID; required if role is CUSTOM.',
    })
    customRoleId: string | null,
    @Arg('expectedVersion', () => Int, {
      nullable: true,
      description: '`roleVersion` that the change is based on; if omitted, any version is changed.',
    })
    expectedVersion: number | null,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Admin> {
    const adminId = readRecordId(id, 'admin', 'id');
    return this.members.changeRole(viewer, adminId, { role, customRoleId }, expectedVersion);
  }

  @Access('manage-staff')
  @Mutation(() => Boolean, {
    description:
      'Removes a staff member with their sessions and tokens (manage-staff). Fails with NOT_FOUND or LAST_OWNER.',
  })
  async removeStaff(
    @Arg('id', () => ID, { description: 'Admin ID.' }) id: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<boolean> {
    await this.members.remove(viewer, readRecordId(id, 'admin', 'id'));
    return true;
  }
}
