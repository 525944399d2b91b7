import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { UpiSettings } from './upi-settings.entity';
import { UpiSettingsInput } from './upi-settings.input';
import { UpiSettingsService } from './upi-settings.service';

/** UPI payee for payments on delivery. */
@Resolver()
export class UpiSettingsResolver {
  constructor(private readonly settings: UpiSettingsService) {}

  @Access('manage-delivery')
  @Query(() => UpiSettings, { description: 'UPI payee for payments on delivery (admin).' })
  upiSettings(@Ctx() { viewer }: RequestContext): Promise<UpiSettings> {
    return this.settings.kept(viewer);
  }

  @Access('manage-delivery')
  @Mutation(() => UpiSettings, {
    description:
      'Replaces the UPI payee for payments on delivery (admin); omitted fields are cleared. Fails with VALIDATION, or CONFLICT if somebody else changed it in the meantime.',
  })
  changeUpiSettings(
    @Arg('input', () => UpiSettingsInput, { description: 'New UPI payee.' })
    input: UpiSettingsInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<UpiSettings> {
    return this.settings.change(viewer, input);
  }
}
