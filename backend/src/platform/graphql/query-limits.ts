import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import { GraphQLError, ValidationContext, ValidationRule } from 'graphql';
import { ShopError } from '../../kernel/shop-error';
import { platformMessages } from '../platform.messages';
import { Message } from '../../kernel/message';

/** How much one document may ask for. docs/integrators.md tells these to whoever writes queries. */
export const queryLimits = {
  /** Words and signs of the text, as the parser counts them. */
  tokens: 1000,
  /** Fields inside fields; fragments add none. */
  depth: 10,
  /** Fields under a name of the caller's own: more would be many logins in one request. */
  aliases: 15,
  directives: 10,
  /** See query-cost.ts. */
  cost: 10_000,
} as const;

/** A document that asks for too much, in words that name the limit. */
export function queryTooComplex(reason: Message): ShopError {
  return new ShopError('QUERY_TOO_COMPLEX', reason);
}

/** The limits that a document is held to before anything of it runs. Their errors carry a QUERY_TOO_COMPLEX. */
export const queryLimitRules: ValidationRule[] = [
  maxDepthRule({
    n: queryLimits.depth,
    flattenFragments: true,
    ...telling(platformMessages.queryTooDeep({ most: queryLimits.depth })),
  }),
  maxAliasesRule({
    n: queryLimits.aliases,
    // By itself the rule does not count aliases of __typename.
    allowList: [],
    ...telling(platformMessages.queryAliases({ most: queryLimits.aliases })),
  }),
  maxDirectivesRule({
    n: queryLimits.directives,
    ...telling(platformMessages.queryDirectives({ most: queryLimits.directives })),
  }),
];

/** What the parser says of a document with too many words and signs, as the other limits say it. */
export function tooManyTokens(error: unknown): ShopError | undefined {
  if (!(error instanceof GraphQLError) || !/ tokens\. Parsing aborted\.$/.test(error.message))
    return undefined;
  return queryTooComplex(platformMessages.queryTooLong({ most: queryLimits.tokens }));
}

/** Has a rule report a failure, instead of throwing out of the validation as it does by itself. */
function telling(reason: Message) {
  const originalError = queryTooComplex(reason);
  const reject = (context: ValidationContext | null) =>
    context?.reportError(new GraphQLError(reason.text, { originalError }));
  return { propagateOnRejection: false, onReject: [reject] };
}
