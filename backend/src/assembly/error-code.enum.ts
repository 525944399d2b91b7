import { GraphQLEnumType } from 'graphql';
import { errorCodes } from '../kernel/error-codes';

/** The codes of failures in the schema, for the tools of clients; no field has them, errors do. */
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
