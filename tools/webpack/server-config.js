import { join } from 'node:path';
import webpack from 'webpack';
import { baseConfig } from './base-config.js';
import { distFolder } from './paths.js';

/**
 * A bundle for Node in one file, `dist/<project>/<folder>/<filename>`, that needs no node_modules beside it.
 * A name that ends in `.mjs` gives an ES module, any other CommonJS.
 * @returns {import('webpack').Configuration}
 */
export function serverConfig({
  project,
  entry,
  filename,
  folder = '.',
  development = false,
  decoratorMetadata = false,
  externals = [],
}) {
  const base = baseConfig({ project, development, decoratorMetadata });
  const module = filename.endsWith('.mjs');
  return {
    ...base,
    name: 'server',
    target: 'node20',
    entry,
    externals,
    output: {
      ...base.output,
      path: join(distFolder(project), folder),
      filename,
      sourceMapFilename: folder === '.' ? 'maps/[file].map' : '../maps/[file].map',
      module,
      chunkFormat: module ? 'module' : 'commonjs',
      library: { type: module ? 'module' : 'commonjs2' },
    },
    experiments: { outputModule: module },
    node: { __dirname: false, __filename: false },
    // The shell requires what it finds at run time.
    module: { ...base.module, parser: { javascript: { createRequire: false } } },
    // Readable stacks in a server's log are worth more than bytes on its disk.
    optimization: { minimize: false },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}
