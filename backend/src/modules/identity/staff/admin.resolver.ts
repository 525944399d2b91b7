import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { KeptLanguage } from '../kept-language';
import { Admin } from './admin.entity';
import { AdminService } from './admin.service';

/** Admins, seen by themselves only. */
@Resolver(() => Admin)
export class AdminResolver {
  constructor(private readonly admins: AdminService) {}

  @Access('self')
  @Query(() => Admin, { nullable: true, description: 'The admin who is calling, if one is.' })
  currentAdmin(@Ctx() { viewer }: RequestContext): Promise<Admin | null> {
    return this.admins.current(viewer);
  }

  @Access('self')
  @Mutation(() => Admin, {
    description:
      'Keeps the language of the emails to the caller (staff). Fails with UNAUTHENTICATED or FORBIDDEN.',
  })
  chooseStaffLanguage(
    @Arg('language', () => KeptLanguage, {
      description: 'The language of the console as they see it.',
    })
    language: KeptLanguage,
    @Ctx() { viewer }: RequestContext,
  ): Promise<Admin> {
    return this.admins.chooseLanguage(viewer, language);
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether this is the caller, and they may do nothing before they set up a second factor, which the shop requires.',
  })
  mustSetUpSecondFactor(@Root() { id }: Admin, @Ctx() { viewer }: RequestContext): boolean {
    return (
      viewer.role === 'admin' && viewer.adminId === id && viewer.mustSetUpSecondFactor === true
    );
  }
}
