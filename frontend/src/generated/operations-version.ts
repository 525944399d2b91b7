// Written by `npm run codegen`. Do not edit.
/** Which texts the names of operations stand for; the server knows those of its own build. */
export const operationsVersion = 'esSGwNgwwFCY';