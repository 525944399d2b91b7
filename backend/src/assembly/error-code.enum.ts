import { GraphQLEnumType } from 'graphql';
import { errorCodes } from '../kernel/error-codes';

/** Error codes in the schema, for client tools; no field has this type, errors carry the codes. */
export const ErrorCodeEnum = new GraphQLEnumType({
  name: 'ErrorCode',
  description: 'Values of extensions.code of an error, apart from the codes defined by GraphQL.',
  values: Object.fromEntries(
    Object.entries(errorCodes).map(([code, { meaning }]) => [
      code,
      { description: `${meaning.charAt(0).toUpperCase()}${meaning.slice(1)}.` },
    ]),
  ),
});
