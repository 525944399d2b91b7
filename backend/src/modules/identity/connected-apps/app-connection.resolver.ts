import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { readRecordId } from '../../../kernel/record-id';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { AppAnswerInput, AppRequestInput } from './app-connection.input';
import { AppConnectionService } from './app-connection.service';
import { AppRequest, ConnectedApp } from './app-connection.type';

/** Which apps may work for the caller. */
@Resolver()
export class AppConnectionResolver {
  constructor(private readonly connections: AppConnectionService) {}

  @Access('customer')
  @Query(() => AppRequest, {
    description:
      'What an app asks the caller for. Fails with VALIDATION where the app is unknown, or would be answered at an address that is not one of its own.',
  })
  appRequest(
    @Arg('input', () => AppRequestInput, { description: 'The request of the app.' })
    input: AppRequestInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<AppRequest> {
    return this.connections.ask(viewer, input);
  }

  @Access('customer')
  @Mutation(() => String, {
    description:
      'Says to an app whether it may; answers where to send the browser. Fails with VALIDATION or TOO_MANY_ATTEMPTS.',
  })
  answerAppRequest(
    @Arg('input', () => AppAnswerInput, { description: 'The request of the app, and the answer.' })
    input: AppAnswerInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<string> {
    return this.connections.answer(viewer, input);
  }

  @Access('customer')
  @Query(() => [ConnectedApp], {
    description: 'The apps that the caller lets work for them, the newest first.',
  })
  connectedApps(@Ctx() { viewer }: RequestContext): Promise<ConnectedApp[]> {
    return this.connections.list(viewer);
  }

  @Access('customer')
  @Mutation(() => Boolean, {
    description: 'Ends what an app may do for the caller. Fails with NOT_FOUND.',
  })
  async disconnectApp(
    @Arg('id', () => ID, { description: 'Number of the connection.' }) id: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<boolean> {
    await this.connections.disconnect(viewer, readRecordId(id, 'app', 'id'));
    return true;
  }
}
