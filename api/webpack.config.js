import { cpSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';

const here = import.meta.dirname;
const workspace = path.join(here, '..');
const output = path.join(workspace, 'dist/api');

/** Files that the API reads while it runs, from beside its bundle. */
const assets = ['openapi.json', 'sample-content'];

/** For `packagesOutside`. The images' tool finds what a bundle loads by the name `require`, which webpack would not give it. */
export const requireInModules = new webpack.BannerPlugin({
  banner: `import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);`,
  raw: true,
});

/** A file in ESM for the event loop, one for the threads beside it; packages stay in node_modules, where `import()` loads them when they are first needed. */
export default {
  context: here,
  mode: 'none',
  target: 'node20',
  devtool: 'source-map',
  entry: { main: './src/main.ts', worker: './src/threads/worker.ts' },
  output: { path: output, filename: '[name].mjs', module: true, library: { type: 'module' }, clean: true },
  experiments: { outputModule: true },
  externalsType: 'module',
  externals: packagesOutside(/^(\.|\/|@site\/|@nestjs\/swagger$)/),
  resolve: {
    extensions: ['.ts', '.js'],
    alias: {
      '@site/contracts': path.join(workspace, 'libs/contracts/src/index.ts'),
      '@site/federation': path.join(workspace, 'libs/federation/src/index.ts'),
      '@site/releases': path.join(workspace, 'libs/releases/src/index.ts'),
      '@site/telemetry': path.join(workspace, 'libs/telemetry/src/index.ts'),
      '@site/http': path.join(workspace, 'libs/http/src/index.ts'),
      '@site/response-cache': path.join(workspace, 'libs/response-cache/src/index.ts'),
      '@site/environment': path.join(workspace, 'libs/environment/src/index.ts'),
      '@site/overload': path.join(workspace, 'libs/overload/src/index.ts'),
      // openapi.json is written before: what runs needs no descriptions, nor the hundreds of files that write them.
      '@nestjs/swagger': path.join(workspace, 'node_modules/@nestjs/swagger/dist/extra/swagger-shim.js'),
    },
  },
  module: {
    // import.meta.url is where the bundle lies, not where its source lay.
    parser: { javascript: { importMeta: false, createRequire: false } },
    rules: [{ test: /\.ts$/, loader: 'swc-loader', options: swcOptions() }],
  },
  plugins: [
    { apply: copyAssets },
    requireInModules,
    // Handlers name Express's types, which decorators would look up among the globals: that alone loads all of fetch.
    new webpack.DefinePlugin({ 'typeof Request': '"undefined"', 'typeof Response': '"undefined"' }),
  ],
};

/** Packages without a CommonJS form, which Node 20 can only import. */
const modulesOnly = new Set(['s3mini']);

/**
 * Bundles the requests that are named and leaves all others to Node. Nearly all are CommonJS: `require` loads them in less
 * time than `import`, which reads each file twice, first for the names that it exports.
 */
export function packagesOutside(bundled) {
  return ({ request }, resolve) => {
    if (bundled.test(request)) return resolve();
    return resolve(null, modulesOnly.has(request) ? `module-import ${request}` : `var require("${request}")`);
  };
}

/** Nest reads the types of constructor parameters out of the decorators' metadata. */
export function swcOptions() {
  return {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
      keepClassNames: true,
      // Jest takes JSON for a module only where the import says so.
      experimental: { keepImportAttributes: true },
    },
  };
}

function copyAssets(compiler) {
  compiler.hooks.afterEmit.tap('CopyAssets', () => {
    for (const asset of assets) cpSync(path.join(here, asset), path.join(output, asset), { recursive: true });
  });
}
