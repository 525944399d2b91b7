import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { readRecordId } from '../../../kernel/record-id';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { ApiTokenInput } from './api-token.input';
import { ApiTokenService } from './api-token.service';
import { CreatedApiToken, ListedApiToken } from './api-token.type';

/** API tokens for programs. */
@Resolver()
export class ApiTokenResolver {
  constructor(private readonly tokens: ApiTokenService) {}

  @Access('manage-staff')
  @Query(() => [ListedApiToken], {
    description:
      'API tokens, newest first: for owners, all of the shop; for others who manage the staff, their own.',
  })
  apiTokens(@Ctx() { viewer }: RequestContext): Promise<ListedApiToken[]> {
    return this.tokens.list(viewer);
  }

  @Access('manage-staff')
  @Mutation(() => CreatedApiToken, {
    description: 'Creates an API token (owner). Fails with VALIDATION.',
  })
  createApiToken(
    @Arg('input', () => ApiTokenInput, { description: 'Purpose and scopes.' })
    input: ApiTokenInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<CreatedApiToken> {
    return this.tokens.create(viewer, input);
  }

  @Access('manage-staff')
  @Mutation(() => Boolean, {
    description:
      'Revokes an API token (owner; others who manage the staff, their own). Fails with NOT_FOUND.',
  })
  async revokeApiToken(
    @Arg('id', () => ID, { description: 'Token ID.' }) id: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<boolean> {
    await this.tokens.revoke(viewer, readRecordId(id, 'API token', 'id'));
    return true;
  }
}
