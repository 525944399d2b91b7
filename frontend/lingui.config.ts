import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/**
 * Where the texts are, and where their translations; English is what stands in the code. Those of the console are apart,
 * so that customers do not load them.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['hi', 'mr'],
  catalogs: [
    {
      path: '<rootDir>/src/i18n/{locale}',
      include: ['<rootDir>/src'],
      exclude: ['<rootDir>/src/staff/**'],
    },
    { path: '<rootDir>/src/staff/i18n/{locale}', include: ['<rootDir>/src/staff'] },
  ],
  // Lines move with every change of the code.
  format: formatter({ lineNumbers: false }),
  orderBy: 'origin',
});
