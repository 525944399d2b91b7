import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { UpiSettings } from './upi-settings.entity';
import { UpiSettingsInput } from './upi-settings.input';
import { UpiSettingsService } from './upi-settings.service';

/** Whom customers pay by UPI at the door. */
@Resolver()
export class UpiSettingsResolver {
  constructor(private readonly settings: UpiSettingsService) {}

  @Access('manage-delivery')
  @Query(() => UpiSettings, { description: 'Whom customers pay by UPI at the door (admin).' })
  upiSettings(@Ctx() { viewer }: RequestContext): Promise<UpiSettings> {
    return this.settings.kept(viewer);
  }

  @Access('manage-delivery')
  @Mutation(() => UpiSettings, {
    description:
      'Replaces whom customers pay by UPI at the door (admin); nothing is left of what is left out. Fails with VALIDATION, or CONFLICT where somebody else changed it meanwhile.',
  })
  changeUpiSettings(
    @Arg('input', () => UpiSettingsInput, { description: 'Whom they are to pay.' })
    input: UpiSettingsInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<UpiSettings> {
    return this.settings.change(viewer, input);
  }
}
