import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './config';
import { settingsDocument } from './settings-document';

/** `npm run docs`: writes docs/configuration.md. */
writeFileSync(join(projectRoot, 'docs/configuration.md'), settingsDocument());
