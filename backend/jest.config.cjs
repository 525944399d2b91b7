/** Two kinds of tests: pure rules beside the code, and features through the API on a real database. */
const shared = {
  rootDir: __dirname,
  testEnvironment: 'node',
  transform: { '^.+\\.[jt]s$': ['@swc/jest'] },
  // These ship or import only ES modules, which Jest on Node 20 cannot load untransformed.
  transformIgnorePatterns: ['/node_modules/(?!(@fastify/cookie|cookie|content-disposition)/)'],
  setupFiles: ['reflect-metadata', '<rootDir>/test/kit/graphql-in-production.ts'],
};

module.exports = {
  // Ends hanging tests; bench/ measures speed.
  testTimeout: 300_000,
  maxWorkers: 2,
  projects: [
    { ...shared, displayName: 'unit', testMatch: ['<rootDir>/src/**/*.test.ts'] },
    { ...shared, displayName: 'api', testMatch: ['<rootDir>/test/**/*.test.ts'] },
    // The same tests in groups of files: see test/together/describe-part.ts.
    { ...shared, displayName: 'together', testMatch: ['<rootDir>/test/together/*.parts.ts'] },
  ],
};
