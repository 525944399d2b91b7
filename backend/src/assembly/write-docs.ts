import 'reflect-metadata';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../platform/config/config';
import { settingsDocument } from '../platform/config/settings-document';
import { createSchema } from './schema';
import { withOperationsOfScopes } from './scope-table';

/** `npm run docs`: generates docs/configuration.md and the operations of each scope in docs/integrators.md. */
writeFileSync(join(projectRoot, 'docs/configuration.md'), settingsDocument());

const integrators = join(projectRoot, 'docs/integrators.md');
const schema = createSchema();
writeFileSync(integrators, withOperationsOfScopes(readFileSync(integrators, 'utf8'), schema));
