import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { readRecordId } from '../../../kernel/record-id';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { AppAnswerInput, AppRequestInput } from './app-connection.input';
import { AppConnectionService } from './app-connection.service';
import { AppRequest, ConnectedApp } from './app-connection.type';

/** Connected apps of the caller. */
@Resolver()
export class AppConnectionResolver {
  constructor(private readonly connections: AppConnectionService) {}

  @Access('customer')
  @Query(() => AppRequest, {
    description:
      "Validates an app's authorization request and returns what it asks for. Fails with VALIDATION if the app is unknown or the redirect URI is not one of its own.",
  })
  appRequest(
    @Arg('input', () => AppRequestInput, { description: 'Authorization request.' })
    input: AppRequestInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<AppRequest> {
    return this.connections.ask(viewer, input);
  }

  @Access('customer')
  @Mutation(() => String, {
    description:
      'Grants or denies an authorization request; returns the URL to redirect the browser to. Fails with VALIDATION or TOO_MANY_ATTEMPTS.',
  })
  answerAppRequest(
    @Arg('input', () => AppAnswerInput, { description: 'Authorization request and decision.' })
    input: AppAnswerInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<string> {
    return this.connections.answer(viewer, input);
  }

  @Access('customer')
  @Query(() => [ConnectedApp], {
    description: "The caller's connected apps, newest first.",
  })
  connectedApps(@Ctx() { viewer }: RequestContext): Promise<ConnectedApp[]> {
    return this.connections.list(viewer);
  }

  @Access('customer')
  @Mutation(() => Boolean, {
    description: "Revokes an app's access to the caller's account. Fails with NOT_FOUND.",
  })
  async disconnectApp(
    @Arg('id', () => ID, { description: 'Connection ID.' }) id: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<boolean> {
    await this.connections.disconnect(viewer, readRecordId(id, 'app', 'id'));
    return true;
  }
}
