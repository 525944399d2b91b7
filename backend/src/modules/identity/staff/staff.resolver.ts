import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { StaffRole } from '../../../kernel/permissions';
import { readRecordId } from '../../../kernel/record-id';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { Admin } from './admin.entity';
import { StaffInput } from './staff.input';
import { StaffService } from './staff.service';

/** The staff, kept by its owners. */
@Resolver()
export class StaffResolver {
  constructor(private readonly members: StaffService) {}

  @Access('manage-staff')
  @Query(() => [Admin], { description: 'Everybody who keeps the shop (owner).' })
  staff(@Ctx() { viewer }: RequestContext): Promise<Admin[]> {
    return this.members.list(viewer);
  }

  @Access('manage-staff')
  @Mutation(() => Admin, {
    description:
      'Lets somebody into the staff, and sends them a link to choose a password (owner). Fails with VALIDATION or EMAIL_TAKEN.',
  })
  addStaff(
    @Arg('input', () => StaffInput, { description: 'Who, and what they may do.' })
    input: StaffInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Admin> {
    return this.members.add(viewer, input);
  }

  @Access('manage-staff')
  @Mutation(() => Admin, {
    description:
      'Changes what a member of the staff may do (owner). Fails with NOT_FOUND or LAST_OWNER.',
  })
  changeStaffRole(
    @Arg('id', () => ID, { description: 'Number of the admin.' }) id: string,
    @Arg('role', () => StaffRole, { description: 'What they may do from now on.' })
    role: StaffRole,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Admin> {
    return this.members.changeRole(viewer, readRecordId(id, 'admin', 'id'), role);
  }

  @Access('manage-staff')
  @Mutation(() => Boolean, {
    description:
      'Takes somebody out of the staff, with their sessions and tokens (owner). Fails with NOT_FOUND or LAST_OWNER.',
  })
  async removeStaff(
    @Arg('id', () => ID, { description: 'Number of the admin.' }) id: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<boolean> {
    await this.members.remove(viewer, readRecordId(id, 'admin', 'id'));
    return true;
  }
}
