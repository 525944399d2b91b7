import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { readRecordId } from '../../../kernel/record-id';
import { kindOf, guestViewer } from '../../../kernel/viewer';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { OwnSession } from './own-session.type';
import { OwnSessionsService } from './own-sessions.service';

/** Sessions of the caller. */
@Resolver()
export class OwnSessionsResolver {
  constructor(private readonly ownSessions: OwnSessionsService) {}

  @Access('self')
  @Query(() => [OwnSession], {
    description: "The caller's sessions. Fails with UNAUTHENTICATED.",
  })
  mySessions(@Ctx() { viewer }: RequestContext): Promise<OwnSession[]> {
    return this.ownSessions.list(viewer);
  }

  @Access('self')
  @Mutation(() => Boolean, { description: 'Ends a session of the caller. Fails with NOT_FOUND.' })
  async revokeSession(
    @Arg('id', () => ID, { description: 'Session ID.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    const sessionId = readRecordId(id, 'session', 'id');
    await this.ownSessions.revoke(context.viewer, sessionId);
    if (sessionId === context.viewer.sessionId) {
      context.setSessionToken(kindOf(context.viewer), undefined);
      context.viewer = guestViewer;
    }
    return true;
  }

  @Access('self')
  @Mutation(() => Int, {
    description: "Ends the caller's other sessions; returns their number.",
  })
  revokeOtherSessions(@Ctx() { viewer }: RequestContext): Promise<number> {
    return this.ownSessions.revokeOthers(viewer);
  }
}
