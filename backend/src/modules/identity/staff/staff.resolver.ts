import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { StaffRole } from '../../../kernel/permissions';
import { readRecordId } from '../../../kernel/record-id';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { Admin } from './admin.entity';
import { StaffInput } from './staff.input';
import { StaffService } from './staff.service';

/** The staff, for who manages it. */
@Resolver()
export class StaffResolver {
  constructor(private readonly members: StaffService) {}

  @Access('manage-staff')
  @Query(() => [Admin], { description: 'Everybody who keeps the shop (manage-staff).' })
  staff(@Ctx() { viewer }: RequestContext): Promise<Admin[]> {
    return this.members.list(viewer);
  }

  @Access('manage-staff')
  @Mutation(() => Admin, {
    description:
      'Lets somebody into the staff, and sends them a link to choose a password (manage-staff). Fails with VALIDATION, NOT_FOUND, EMAIL_TAKEN, or FORBIDDEN for a role that allows more than the own.',
  })
  addStaff(
    @Arg('input', () => StaffInput, { description: 'Who, and their role.' })
    input: StaffInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Admin> {
    return this.members.add(viewer, input);
  }

  @Access('manage-staff')
  @Mutation(() => Admin, {
    description:
      'Gives a member of the staff another role (manage-staff). Fails with VALIDATION, NOT_FOUND, CONFLICT, LAST_OWNER, or FORBIDDEN for a role that allows more than the own.',
  })
  changeStaffRole(
    @Arg('id', () => ID, { description: 'Number of the admin.' }) id: string,
    @Arg('role', () => StaffRole, { description: 'Their role from now on.' })
    role: StaffRole,
    @Arg('customRoleId', () => ID, {
      nullable: true,
      description: 'Number of their role, where it is CUSTOM.',
    })
    customRoleId: string | null,
    @Arg('expectedVersion', () => Int, {
      nullable: true,
      description: 'The roleVersion that was seen; left out, whatever is stored is changed.',
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
      'Takes somebody out of the staff, with their sessions and tokens (manage-staff). Fails with NOT_FOUND or LAST_OWNER.',
  })
  async removeStaff(
    @Arg('id', () => ID, { description: 'Number of the admin.' }) id: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<boolean> {
    await this.members.remove(viewer, readRecordId(id, 'admin', 'id'));
    return true;
  }
}
