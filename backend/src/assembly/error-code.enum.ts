import { GraphQLEnumType } from 'graphql';
import { errorCodes } from '../kernel/error-codes';

/** The error codes, in the schema for client tooling; they appear in errors, not in fields. */
export const ErrorCodeEnum = new GraphQLEnumType({
  name: 'ErrorCode',
  description:
    'What extensions.code of an error may be, apart from the codes of the query language.',
  values: Object.fromEntries(
    Object.entries(errorCodes).map(([code, { meaning }]) => [
      code,
      { description: `${meaning.charAt(0).toUpperCase()}${meaning.slice(1)}.` },
    ]),
  ),
});
