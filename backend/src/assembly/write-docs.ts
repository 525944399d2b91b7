import 'reflect-metadata';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../platform/config/config';
import { settingsDocument } from '../platform/config/settings-document';
import { createSchema } from './schema';
import { withOperationsOfScopes } from './scope-table';

/** `npm run docs`: writes docs/configuration.md, and which operations each scope allows into docs/integrators.md. */
writeFileSync(join(projectRoot, 'docs/configuration.md'), settingsDocument());

const integrators = join(projectRoot, 'docs/integrators.md');
const schema = createSchema();
writeFileSync(integrators, withOperationsOfScopes(readFileSync(integrators, 'utf8'), schema));
