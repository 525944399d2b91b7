import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { StaffSettings } from './staff-settings.entity';
import { StaffSettingsService } from './staff-settings.service';

/** What holds for the whole staff. */
@Resolver()
export class StaffSettingsResolver {
  constructor(private readonly settings: StaffSettingsService) {}

  @Access('manage-staff')
  @Query(() => StaffSettings, { description: 'What holds for the whole staff (manage-staff).' })
  staffSettings(@Ctx() { viewer }: RequestContext): Promise<StaffSettings> {
    return this.settings.read(viewer);
  }

  @Access('manage-staff')
  @Mutation(() => StaffSettings, {
    description:
      'Says whether everybody of the staff has to have a second factor; who has none can do nothing but set one up then (owner). API tokens stay as they are. Fails with FORBIDDEN, with VALIDATION where the owner has no second factor, or with CONFLICT.',
  })
  requireSecondFactor(
    @Arg('required', { description: 'Whether they have to.' }) required: boolean,
    @Arg('expectedVersion', () => Int, { description: 'The version that was seen.' })
    expectedVersion: number,
    @Ctx() { viewer }: RequestContext,
  ): Promise<StaffSettings> {
    return this.settings.requireSecondFactor(viewer, required, expectedVersion);
  }
}
