/** The directions of docs/decisions/0001: kernel <- platform <- features <- assembly <- main. */
const features =
  '^backend/src/(customers|admins|sessions|catalogue|cart|pricing|slots|orders|payments|contact|store|books|receipts|coupons|vouchers|addresses|accounts|api-tokens|audit|mail|media|exports|storefront)/';

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
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
    {
      name: 'features-do-not-know-assembly',
      severity: 'error',
      from: { path: features },
      to: { path: '^backend/src/(assembly|main)' },
    },
    {
      name: 'rules-are-pure',
      severity: 'error',
      comment: 'Rules import the kernel, rules, enums, texts and plain shapes only.',
      from: { path: '\\.rules\\.ts$' },
      to: {
        path: '^backend/src/(?!kernel/).*(?<!\\.rules|\\.enums?|-texts)\\.ts$',
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
      comment:
        'Except delivery slots, which several features show, the cart, which checkout builds on, and what a product card offers.',
      from: {
        path: '^frontend/src/features/([^/]+)/',
        pathNot: '^frontend/src/features/product-action/',
      },
      to: {
        path: '^frontend/src/features/([^/]+)/',
        pathNot: '^frontend/src/features/($1|delivery|cart)/',
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
