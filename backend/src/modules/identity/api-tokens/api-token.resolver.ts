import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { readRecordId } from '../../../kernel/record-id';
import { Access } from '../../../platform/graphql/access';
import type { RequestContext } from '../../../platform/graphql/request-context';
import { ApiTokenInput } from './api-token.input';
import { ApiTokenService } from './api-token.service';
import { CreatedApiToken, ListedApiToken } from './api-token.type';

/** Tokens for programs. */
@Resolver()
export class ApiTokenResolver {
  constructor(private readonly tokens: ApiTokenService) {}

  @Access('manage-staff')
  @Query(() => [ListedApiToken], { description: "The caller's tokens for programs (owner)." })
  apiTokens(@Ctx() { viewer }: RequestContext): Promise<ListedApiToken[]> {
    return this.tokens.list(viewer);
  }

  @Access('manage-staff')
  @Mutation(() => CreatedApiToken, {
    description: 'Makes a token for a program (owner). Fails with VALIDATION.',
  })
  createApiToken(
    @Arg('input', () => ApiTokenInput, { description: 'What it is for and what it may do.' })
    input: ApiTokenInput,
    @Ctx() { viewer }: RequestContext,
  ): Promise<CreatedApiToken> {
    return this.tokens.create(viewer, input);
  }

  @Access('manage-staff')
  @Mutation(() => Boolean, {
    description: 'Ends a token for a program (owner). Fails with NOT_FOUND.',
  })
  async revokeApiToken(
    @Arg('id', () => ID, { description: 'Number of the token.' }) id: string,
    @Ctx() { viewer }: RequestContext,
  ): Promise<boolean> {
    await this.tokens.revoke(viewer, readRecordId(id, 'API token', 'id'));
    return true;
  }
}
