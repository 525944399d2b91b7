import 'reflect-metadata';
import { join } from 'node:path';
import { projectRoot } from '../platform/config/config';
import { createSchema } from './schema';

/** Writes schema.graphql, or the file named on the command line: `npm run codegen` begins with it. */
const [, , target = join(projectRoot, 'schema.graphql')] = process.argv;
createSchema(() => {
  throw new Error('No request is answered while the schema is written');
}, target);
