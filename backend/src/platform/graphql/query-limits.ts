import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import { GraphQLError, ValidationContext, ValidationRule } from 'graphql';
import { ShopError } from '../../kernel/shop-error';
import { platformMessages } from '../platform.messages';
import { Message } from '../../kernel/message';

/** Limits of one document; docs/integrators.md documents them. */
export const queryLimits = {
  /** Tokens of the document, as counted by the parser. */
  tokens: 1000,
  /** Nesting depth of fields; fragments do not add to it. */
  depth: 10,
  /** Aliased fields; prevents, for example, many logins in one request. */
  aliases: 15,
  directives: 10,
  /** See query-cost.ts. */
  cost: 10_000,
} as const;

/** The error for a document that exceeds a limit; its message names the limit. */
export function queryTooComplex(reason: Message): ShopError {
  return new ShopError('QUERY_TOO_COMPLEX', reason);
}

/** Validation rules that enforce the limits before execution. Their errors have the code QUERY_TOO_COMPLEX. */
export const queryLimitRules: ValidationRule[] = [
  maxDepthRule({
    n: queryLimits.depth,
    flattenFragments: true,
    ...telling(platformMessages.queryTooDeep({ most: queryLimits.depth })),
  }),
  maxAliasesRule({
    n: queryLimits.aliases,
    // By default the rule does not count aliases of __typename.
    allowList: [],
    ...telling(platformMessages.queryAliases({ most: queryLimits.aliases })),
  }),
  maxDirectivesRule({
    n: queryLimits.directives,
    ...telling(platformMessages.queryDirectives({ most: queryLimits.directives })),
  }),
];

/** Converts the parser's error for too many tokens to the form of the other limits. */
export function tooManyTokens(error: unknown): ShopError | undefined {
  if (!(error instanceof GraphQLError) || !/ tokens\. Parsing aborted\.$/.test(error.message))
    return undefined;
  return queryTooComplex(platformMessages.queryTooLong({ most: queryLimits.tokens }));
}

/** Makes a rule report its error; by default it throws out of the validation. */
function telling(reason: Message) {
  const originalError = queryTooComplex(reason);
  const reject = (context: ValidationContext | null) =>
    context?.reportError(new GraphQLError(reason.text, { originalError }));
  return { propagateOnRejection: false, onReject: [reject] };
}
