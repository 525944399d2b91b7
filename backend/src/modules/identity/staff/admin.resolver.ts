import { Ctx, Query, Resolver } from 'type-graphql';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { Admin } from './admin.entity';
import { AdminService } from './admin.service';

/** Admins, seen by themselves only. */
@Resolver()
export class AdminResolver {
  constructor(private readonly admins: AdminService) {}

  @Access('self')
  @Query(() => Admin, { nullable: true, description: 'The admin who is calling, if one is.' })
  currentAdmin(@Ctx() { viewer }: RequestContext): Promise<Admin | null> {
    return this.admins.current(viewer);
  }
}
