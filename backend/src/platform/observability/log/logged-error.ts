import { withoutTelltales } from './secrets.rules';

/** Maximum depth of nested causes and errors. */
const MAX_DEPTH = 4;
const MAX_ERRORS = 10;

/** The logged properties of an error. */
export interface LoggedError {
  type: string;
  message: string;
  stack: string;
  /** Codes of drivers, causes, and the errors of an AggregateError. */
  [more: string]: unknown;
}

/** Selects the properties of an error to log: errors of drivers contain the statement with all its values. */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'No error', stack: '' };
  const { name, message, stack = '', cause } = error;
  const { code, errno, sqlState, errors } = error as Error & Record<string, unknown>;
  const within = (inner: unknown) => loggedError(inner, depth + 1);
  const isDeep = depth >= MAX_DEPTH;
  return {
    type: name,
    message: withoutTelltales(message),
    stack: withoutTelltales(stack),
    ...onlyGiven({ code, errno, sqlState }),
    ...(cause !== undefined && !isDeep && { cause: within(cause) }),
    ...(Array.isArray(errors) && !isDeep && { errors: errors.slice(0, MAX_ERRORS).map(within) }),
  };
}

function onlyGiven(codes: Record<string, unknown>): Record<string, unknown> {
  const isCode = (value: unknown) => ['string', 'number'].includes(typeof value);
  return Object.fromEntries(Object.entries(codes).filter(([, value]) => isCode(value)));
}
