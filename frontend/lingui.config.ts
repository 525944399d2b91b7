import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/**
 * The locations of texts and translations; English is in the code. The console has its own catalogues, so that
 * customers do not load them.
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
  // Line numbers would change with every edit of the code.
  format: formatter({ lineNumbers: false }),
  orderBy: 'origin',
});
