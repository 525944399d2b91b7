import { Field, ID, ObjectType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';
import { ApiScope } from './api-scope';

/** An API token as the shop lists it: never with the token itself. */
@Shows('private')
@ObjectType('ApiToken', { description: 'A token by which a program works for the shop.' })
export class ListedApiToken {
  @Field({ description: 'When it was made.' })
  createdAt: Date;

  @Field({ description: 'Until when it works.' })
  expiresAt: Date;

  @Field(() => ID, { description: 'Number of the token.' })
  id: number;

  @Field(() => Date, { nullable: true, description: 'When it was last used, to some minutes.' })
  lastUsedAt: Date | null;

  @Field({ description: 'What it is for.' })
  name: string;

  @Field({
    description: 'Where its program keeps external ids; tokens of the same one share them.',
  })
  namespace: string;

  @Field(() => [ApiScope], { description: 'What it may do.' })
  scopes: ApiScope[];
}

/** What making a token answers. */
@Shows('private')
@ObjectType({ description: 'A token that was just made.' })
export class CreatedApiToken {
  @Field({ description: 'The token as the shop lists it.' })
  apiToken: ListedApiToken;

  @Field({
    description: 'What the program sends as Authorization: Bearer. It is told this once.',
  })
  token: string;
}
