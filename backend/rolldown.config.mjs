// Bundles the server with the packages that it uses, so that an installation without development dependencies needs
// hardly any, and Node finds, reads and compiles 90 files and not 2,000.
import { createRequire } from 'node:module';
import { defineConfig } from 'rolldown';

/** The packages that the SDK for agents has copies of stay with it: it is loaded with the first message of an agent. */
const ofAgents = '@modelcontextprotocol/sdk/node_modules/';
const packageOf = /.*node_modules\/(?<name>(?:@[^/]+\/)?[^/]+)/;

/** Packages with machine code, and the font of receipts, are files of their own. */
const external = ['@node-rs/argon2', 'libsql', 'sharp', /^@expo-google-fonts\//];

/**
 * Finds packages as Node does from CommonJS. Left to the bundler, each import could bring the other copy of a package: two
 * of graphql do not take each other's schemas.
 * @type {import('rolldown').Plugin}
 */
const asNodeFinds = {
  name: 'as-node-finds',
  resolveId: {
    filter: { id: /^[^./]/ },
    handler(id, importer = import.meta.filename) {
      if (external.some((name) => (typeof name === 'string' ? name === id : name.test(id))))
        return null;
      try {
        const found = createRequire(importer).resolve(id);
        return found.startsWith('/') ? found : null;
      } catch {
        return null; // a database driver of TypeORM that nobody uses
      }
    },
  },
};

export default defineConfig({
  input: {
    main: 'src/main.ts',
    cli: 'src/cli.ts',
    'webhook-worker': 'src/modules/integrations/webhooks/webhook-worker.ts',
  },
  platform: 'node',
  tsconfig: 'tsconfig.json',
  external,
  plugins: [asNodeFinds],
  output: {
    dir: 'dist',
    format: 'cjs',
    cleanDir: true,
    // One file for each package: V8 keeps 35 MB more after it has compiled one large file.
    codeSplitting: {
      groups: [
        {
          test: /node_modules/,
          debugName: 'packages',
          name: (id) =>
            id.includes(ofAgents)
              ? 'modelcontextprotocol-sdk'
              : (packageOf.exec(id)?.groups?.['name']?.replace('@', '').replace('/', '-') ?? null),
        },
      ],
    },
    chunkFileNames: '[name].js',
    // A file with other characters takes two bytes for each.
    charset: 'ascii',
    // TypeORM and TypeGraphQL go by the names of classes.
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
    sourcemap: true,
    sourcemapExcludeSources: true,
  },
});
