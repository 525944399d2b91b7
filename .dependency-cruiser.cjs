const { readFileSync, readdirSync } = require('node:fs');
const { join } = require('node:path');

/**
 * The modules of the backend, lowest first, as backend/src/app.ts lists them. A folder that is not in the list, or the
 * other way round, fails here: no rule could hold for it.
 */
const modules = (() => {
  const source = join(__dirname, 'backend/src');
  const [, list = ''] =
    /const modules = \[([^\]]*)\]/.exec(readFileSync(join(source, 'app.ts'), 'utf8')) ?? [];
  const listed = (list.match(/\w+/g) ?? []).filter((name) => name !== 'platform');
  const folders = readdirSync(join(source, 'modules'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  if ([...listed].sort().join() !== folders.sort().join())
    throw new Error(`app.ts lists the modules ${listed}, and backend/src/modules has ${folders}`);
  return listed;
})();

/** The modules that stand on all others, and do not import each other. */
const TOP = modules.slice(modules.indexOf('ordering') + 1);

/** A module imports those before it in the list; the top ones none of each other. */
const moduleDirections = modules.map((name, index) => {
  const lower = modules
    .slice(0, index)
    .filter((other) => !(TOP.includes(name) && TOP.includes(other)));
  return {
    name: `${name}-imports-lower-modules-only`,
    severity: 'error',
    from: { path: `^backend/src/modules/${name}/` },
    to: { path: `^backend/src/(?!kernel/|platform/|modules/(${[...lower, name].join('|')})/)` },
  };
});

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      // The two sides of a relation of TypeORM name each other.
      severity: 'error',
      from: { pathNot: 'ordering/orders/order(-line)?[.]entity[.]ts$' },
      to: { circular: true },
    },
    {
      name: 'kernel-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^backend/src/kernel/' },
      to: { path: '^backend/src/(?!kernel/)' },
    },
    {
      name: 'platform-knows-only-the-kernel',
      severity: 'error',
      from: { path: '^backend/src/platform/' },
      to: { path: '^backend/src/(?!kernel/|platform/)' },
    },
    ...moduleDirections,
    {
      name: 'modules-import-public-files-of-others-only',
      severity: 'error',
      comment: 'index.ts, and index.rules.ts for rules; see docs/decisions/0043.',
      from: { path: '^backend/src/(?:modules/([^/]+)/|(?!app\\.ts))' },
      to: {
        path: '^backend/src/modules/',
        pathNot: ['^backend/src/modules/$1/', '^backend/src/modules/[^/]+/index(\\.rules)?\\.ts$'],
      },
    },
    {
      name: 'only-app-ts-imports-what-modules-contribute',
      severity: 'error',
      comment: 'Their public files pass on the type of their services.',
      from: { path: '^backend/src/', pathNot: '^backend/src/(app|modules/[^/]+/index)\\.ts$' },
      to: { path: '^backend/src/modules/[^/]+/module\\.ts$' },
    },
    {
      name: 'parts-of-a-module-import-one-way',
      severity: 'error',
      scope: 'folder',
      from: { path: '^backend/src/modules/[^/]+/' },
      to: { circular: true },
    },
    {
      name: 'rules-are-pure',
      severity: 'error',
      comment: 'Rules import the kernel, rules, enums, messages, texts and plain shapes only.',
      from: { path: '\\.rules\\.ts$' },
      to: {
        path: '^backend/src/(?!kernel/).*(?<!\\.rules|\\.enums?|\\.messages|-texts)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'backend-and-frontend-meet-at-the-schema',
      severity: 'error',
      from: { path: '^backend/' },
      to: { path: '^frontend/' },
    },
    {
      name: 'frontend-meets-backend-at-the-schema',
      severity: 'error',
      from: { path: '^frontend/' },
      to: { path: '^backend/' },
    },
    {
      name: 'frontend-shared-code-imports-no-feature-or-screen',
      severity: 'error',
      from: { path: '^frontend/src/(shared|apollo|i18n)/' },
      to: { path: '^frontend/src/(features|storefront|customer|staff|app)/' },
    },
    {
      name: 'frontend-features-import-no-screen',
      severity: 'error',
      from: { path: '^frontend/src/features/' },
      to: { path: '^frontend/src/(storefront|customer|staff|app)/' },
    },
    {
      name: 'frontend-features-do-not-import-each-other',
      severity: 'error',
      comment: 'Except the cart, which checkout builds on, and what a product card offers.',
      from: {
        path: '^frontend/src/features/([^/]+)/',
        pathNot: '^frontend/src/features/product-action/',
      },
      to: {
        path: '^frontend/src/features/([^/]+)/',
        pathNot: '^frontend/src/features/($1|cart)/',
      },
    },
    {
      name: 'frontend-folders-in-a-feature-are-private',
      severity: 'error',
      comment: 'The files at the top of a feature are its public interface.',
      from: { path: '^frontend/src/(?:(?:features/)?([^/]+))/' },
      to: {
        path: '^frontend/src/features/[^/]+/[^/]+/',
        pathNot: '^frontend/src/features/$1/',
      },
    },
    {
      name: 'frontend-audiences-do-not-import-each-other',
      severity: 'error',
      comment: 'Deleting an account ends with the logout of the header.',
      from: { path: '^frontend/src/(storefront|customer|staff)/' },
      to: {
        path: '^frontend/src/(storefront|customer|staff|app)/',
        pathNot: ['^frontend/src/$1/', '^frontend/src/app/layout/use-log-out\\.ts$'],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    exclude: { path: 'generated|\\.test\\.tsx?$' },
  },
};
