import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allMessages } from '../kernel/message';
import { projectRoot } from '../platform/config/config';
import { createSchema } from './schema';
import { fieldLimits } from '../platform/validation/field-limits';
import { contractDocument } from './contract-document';
import { messagesDocument } from './server-messages';
import { wordsDocument } from './words-document';

/**
 * The first step of `npm run codegen`: writes schema.graphql, or the file given as first argument, and the definitions
 * shared with the site, next to its generated code or into the folder given as second argument.
 */
const [
  ,
  ,
  schemaPath = join(projectRoot, 'schema.graphql'),
  generated = join(projectRoot, 'frontend/src/generated'),
] = process.argv;
createSchema(undefined, schemaPath);
writeFileSync(join(generated, 'server-messages.ts'), messagesDocument(allMessages()));
writeFileSync(join(generated, 'contract.ts'), contractDocument(fieldLimits()));
for (const language of ['hi', 'mr'] as const)
  writeFileSync(join(generated, `words-${language}.ts`), wordsDocument(language));
