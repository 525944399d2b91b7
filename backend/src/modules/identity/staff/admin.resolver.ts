import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { KeptLanguage } from '../kept-language';
import { Admin } from './admin.entity';
import { AdminService } from './admin.service';

/** Admins, visible to themselves only. */
@Resolver(() => Admin)
export class AdminResolver {
  constructor(private readonly admins: AdminService) {}

  @Access('self')
  @Query(() => Admin, {
    nullable: true,
    description: 'The admin who is calling; null for other callers.',
  })
  currentAdmin(@Ctx() { viewer }: RequestContext): Promise<Admin | null> {
    return this.admins.current(viewer);
  }

  @Access('self')
  @Mutation(() => Admin, {
    description:
      "Sets the language of the caller's emails (staff). Fails with UNAUTHENTICATED or FORBIDDEN.",
  })
  chooseStaffLanguage(
    @Arg('language', () => KeptLanguage, {
      description: 'Language of the console that the caller uses.',
    })
    language: KeptLanguage,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Admin> {
    return this.admins.chooseLanguage(viewer, language);
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether this is the caller and the shop requires them to set up a second factor before anything else.',
  })
  mustSetUpSecondFactor(@Root() { id }: Admin, @Ctx() { viewer }: RequestContext): boolean {
    return (
      viewer.role === 'admin' && viewer.adminId === id && viewer.mustSetUpSecondFactor === true
    );
  }
}
