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
      name: 'frontend-foundation-knows-no-feature',
      severity: 'error',
      from: { path: '^frontend/src/(ui|theme|lib)/' },
      to: { path: '^frontend/src/(features|app)/' },
    },
    {
      name: 'frontend-features-do-not-know-each-other',
      severity: 'error',
      from: { path: '^frontend/src/features/([^/]+)/' },
      comment: 'Customers and staff choose delivery slots, so both audiences share that feature.',
      to: {
        path: '^frontend/src/features/([^/]+)/',
        pathNot: '^frontend/src/features/($1|delivery)/',
      },
    },
    {
      name: 'frontend-features-do-not-know-app',
      severity: 'error',
      from: { path: '^frontend/src/features/' },
      to: { path: '^frontend/src/app/', pathNot: '^frontend/src/app/paths\\.ts$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    exclude: { path: 'generated|\\.test\\.tsx?$' },
  },
};
