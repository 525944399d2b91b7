import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { OfferBanner } from './offer-banner.entity';
import { OfferBannerInput } from './offer-banner.input';
import { OfferBannerService } from './offer-banner.service';
import { ShownOfferBanner } from './offer-banner.type';

/** The offer on the landing page. */
@Resolver()
export class OfferBannerResolver {
  constructor(private readonly banner: OfferBannerService) {}

  @Access('anyone')
  @Query(() => ShownOfferBanner, {
    nullable: true,
    description: 'Offer on the landing page; null if none is shown.',
  })
  offerBanner(): Promise<ShownOfferBanner | null> {
    return this.banner.shown();
  }

  @Access('manage-coupons')
  @Query(() => OfferBanner, { description: 'Offer on the landing page, shown or not (admin).' })
  adminOfferBanner(@Ctx() { viewer }: RequestContext): Promise<OfferBanner> {
    return this.banner.kept(viewer);
  }

  @Access('manage-coupons')
  @Mutation(() => OfferBanner, {
    description:
      'Replaces the offer on the landing page (admin); omitted texts revert to the defaults. Fails with VALIDATION, or CONFLICT if somebody else changed it meanwhile.',
  })
  changeOfferBanner(
    @Arg('input', () => OfferBannerInput, { description: 'New offer.' })
    input: OfferBannerInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<OfferBanner> {
    return this.banner.change(viewer, input);
  }
}
