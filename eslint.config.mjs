import js from '@eslint/js';
import globals from 'globals';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { sqlIsFixed } from './scripts/lint/sql-is-fixed.mjs';

export default tseslint.config(
  {
    ignores: [
      '**/node_modules',
      '**/dist',
      '**/dist-explorer',
      '**/generated',
      '**/coverage',
      'data',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{mjs,cjs,js}'],
    languageOptions: { globals: globals.node },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['backend/**/*.ts', 'e2e/**/*.ts', 'faults/**/*.ts', 'frontend/**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/consistent-type-imports': 'off',
      '@typescript-eslint/no-explicit-any': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['frontend/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    // Where the databases differ, and where statements are passed on, SQL is text by its nature.
    files: ['backend/src/**/*.ts'],
    ignores: [
      'backend/src/platform/db/dialect/**',
      'backend/src/platform/db/mysql-lease.ts',
      'backend/src/platform/db/mysql-pool.ts',
      'backend/src/platform/db/migrations/**',
    ],
    plugins: { grocessay: { rules: { 'sql-is-fixed': sqlIsFixed } } },
    rules: { 'grocessay/sql-is-fixed': 'error' },
  },
  {
    // process.env is read in one place, so that every setting is validated and documented.
    files: ['backend/src/**/*.ts'],
    ignores: ['backend/src/platform/config/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Read settings from platform/config.' },
      ],
    },
  },
);
