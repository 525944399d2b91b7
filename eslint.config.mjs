import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import lingui from 'eslint-plugin-lingui';
import perfectionist from 'eslint-plugin-perfectionist';
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
      '**/dist-ssr',
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
  { files: ['frontend/public/*.js'], languageOptions: { globals: globals.serviceworker } },
  {
    files: ['backend/src/**/*.ts'],
    extends: [tseslint.configs.recommendedTypeCheckedOnly],
    rules: {
      // Functions that promise something because an interface says so need not wait for anything.
      '@typescript-eslint/require-await': 'off',
      // Interfaces of single functions are implemented by object literals, whose functions use no `this`.
      '@typescript-eslint/unbound-method': 'off',
      // Values of rows, settings and variables are written into texts, whatever they are.
      '@typescript-eslint/no-base-to-string': 'off',
      // It reports assertions, too, without which tsc refuses the code.
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
      // The members of the schema's enums are the stored texts, with which rules compare.
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
    },
  },
  {
    // Tests look into answers as they come.
    files: ['backend/src/**/*.test.ts'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
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
    files: ['frontend/src/**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked, jsxA11y.configs.recommended],
    rules: {
      // `role` of a component is a property like any other.
      'jsx-a11y-x/aria-role': ['error', { ignoreNonDOM: true }],
      // A region that scrolls must be reachable by keyboard.
      'jsx-a11y-x/no-noninteractive-tabindex': ['error', { tags: [], roles: ['region'] }],
    },
  },
  {
    // The mocked server gives variables of any shape.
    files: ['frontend/src/test/**', 'frontend/**/*.test.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      // Methods are replaced and looked at, not called.
      '@typescript-eslint/unbound-method': 'off',
      // `act` answers a promise only where it is given one.
      '@typescript-eslint/await-thenable': 'off',
    },
  },
  {
    // A link has the content that it is given, and calls a method of the router.
    files: ['frontend/src/shared/ui/link.tsx'],
    rules: {
      'jsx-a11y-x/anchor-has-content': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    // The router's actions are texts, with which they are compared.
    files: ['frontend/src/app/router/scroll-restoration.tsx'],
    rules: { '@typescript-eslint/no-unsafe-enum-comparison': 'off' },
  },
  {
    // Packages first, then the files of this repository.
    files: ['frontend/src/**/*.{ts,tsx}'],
    plugins: { perfectionist },
    rules: {
      'perfectionist/sort-imports': [
        'error',
        {
          type: 'unsorted',
          groups: [['builtin', 'external'], ['parent', 'sibling', 'index'], 'style', 'unknown'],
          newlinesBetween: 'ignore',
        },
      ],
    },
  },
  {
    // styles.ts loads what lies beside the screens of the console: an import would put it into every page of the shop.
    files: ['frontend/src/staff/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [{ regex: '^(?!.*/features/).*\\.css$' }] }],
    },
  },
  {
    // What people read is said in their language.
    files: ['frontend/src/**/*.{ts,tsx}'],
    ignores: [
      '**/*.test.{ts,tsx}',
      // Names of programs, fonts and types, what the server logs, the English that is looked for, shapes, and what a map is asked.
      'frontend/src/apollo/{cache,client}.ts',
      'frontend/src/features/account/internal/user-agent.rules.ts',
      'frontend/src/customer/payment/stripe-appearance.ts',
      'frontend/src/shared/lib/{language,server-text,staff-role.rules,store-name}.ts',
      'frontend/src/staff/console/icons.tsx',
      'frontend/src/staff/riding/riding.rules.ts',
      'frontend/src/ssr/**',
      'frontend/src/test/**',
      'frontend/src/shared/theme/**',
    ],
    plugins: { lingui },
    rules: {
      'lingui/no-unlocalized-strings': [
        'error',
        {
          // Names of classes, events and keys, addresses, and what a style or a cookie is made of.
          ignore: [
            '^(?![A-Z])\\S*$',
            '^[A-Z\\d_]+$',
            '[;=]',
            '^T\\d',
            '^\\d',
            '^\\(',
            '^[^a-zA-Z]*$',
            '\\b(?:minmax|min|calc|clamp|var)\\(',
            '^(?:⌘|Ctrl) K$',
          ],
          ignoreNames: [
            {
              regex: {
                pattern:
                  '^(className|key|name|d|path|transition|viewBox|style|autoComplete|aria-keyshortcuts|placeItems|__typename)$',
              },
            },
          ],
          ignoreFunctions: [
            'Error',
            'RegExp',
            'PasskeyNotUsed',
            '*.addEventListener',
            '*.closest',
            '*.endsWith',
            '*.querySelector',
            '*.querySelectorAll',
            'Intl.*',
          ],
        },
      ],
      'lingui/no-expression-in-message': 'off',
      'lingui/no-single-tag-to-translate': 'error',
      'lingui/no-single-variables-to-translate': 'error',
      'lingui/no-trans-inside-trans': 'error',
      'lingui/t-call-in-function': 'error',
    },
  },
  {
    // Where the databases differ, and where statements are passed on, SQL is text by its nature.
    files: ['backend/src/**/*.ts'],
    ignores: [
      'backend/src/platform/database/dialect/**',
      'backend/src/platform/database/pooled-connection.ts',
      'backend/src/platform/database/mysql-pool.ts',
      'backend/src/**/migrations/**',
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
