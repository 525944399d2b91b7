import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { StaffSettings } from './staff-settings.entity';
import { StaffSettingsService } from './staff-settings.service';

/** Settings of the whole staff. */
@Resolver()
export class StaffSettingsResolver {
  constructor(private readonly settings: StaffSettingsService) {}

  @Access('manage-staff')
  @Query(() => StaffSettings, { description: 'Settings of the whole staff (manage-staff).' })
  staffSettings(@Ctx() { viewer }: RequestContext): Promise<StaffSettings> {
    return this.settings.read(viewer);
  }

  @Access('manage-staff')
  @Mutation(() => StaffSettings, {
    description:
      'Sets whether all staff members need a second factor; those without one can then do nothing but set one up (owner). API tokens are unaffected. Fails with FORBIDDEN, with VALIDATION if the owner has no second factor, or with CONFLICT.',
  })
  requireSecondFactor(
    @Arg('required', { description: 'Whether a second factor is required.' }) required: boolean,
    @Arg('expectedVersion', () => Int, { description: 'Version that the change is based on.' })
    expectedVersion: number,
    @Ctx() { viewer }: RequestContext,
  ): Promise<StaffSettings> {
    return this.settings.requireSecondFactor(viewer, required, expectedVersion);
  }
}
