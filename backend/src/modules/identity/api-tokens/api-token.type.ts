import { Field, ID, ObjectType } from 'type-graphql';
import { Shows } from '../../../platform/graphql/access';
import { ApiScope } from './api-scope';

/** An API token in lists: without the token itself. */
@Shows('private')
@ObjectType('ApiToken', { description: 'API token of a program.' })
export class ListedApiToken {
  @Field({ description: 'Creation time.' })
  createdAt: Date;

  @Field({ description: 'E-mail address of the member of the staff who created it.' })
  createdBy: string;

  @Field({ description: 'Expiry time.' })
  expiresAt: Date;

  @Field(() => ID, { description: 'Token ID.' })
  id: number;

  @Field(() => Date, {
    nullable: true,
    description: 'Time of the last use, accurate to a few minutes.',
  })
  lastUsedAt: Date | null;

  @Field({ description: 'Purpose.' })
  name: string;

  @Field({
    description:
      "Namespace of the program's external IDs, shared by all tokens of the same namespace.",
  })
  namespace: string;

  @Field(() => [ApiScope], { description: 'Granted scopes.' })
  scopes: ApiScope[];
}

/** Result of creating a token. */
@Shows('private')
@ObjectType({ description: 'Newly created API token.' })
export class CreatedApiToken {
  @Field({ description: 'The token as listed.' })
  apiToken: ListedApiToken;

  @Field({
    description: 'Secret that the program sends as `Authorization: Bearer`. Shown only once.',
  })
  token: string;
}
