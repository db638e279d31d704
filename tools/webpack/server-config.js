import { join } from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { baseConfig } from './base-config.js';
import { distFolder } from './paths.js';
import { dropUnused } from './plugins/drop-unused.js';

/**
 * A bundle for Node in one file for each entry, `dist/<project>/<folder>/<filename>`, that needs no node_modules beside it.
 * A name that ends in `.mjs` gives an ES module, any other CommonJS.
 * @returns {import('webpack').Configuration}
 */
export function serverConfig({ project, entry, filename, folder = '.', externals = [] }) {
  const base = baseConfig({ project });
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
    // Express would require a template engine by its name. Nothing here has templates.
    ignoreWarnings: [{ module: /express\/lib\/view\.js$/ }],
    node: { __dirname: false, __filename: false },
    // The shell requires modules that it finds at runtime.
    module: { ...base.module, parser: { javascript: { createRequire: false } } },
    optimization: {
      // One file, compiled by its own threads: another process would only have to be started.
      minimizer: [new MinimizerPlugin({ minify: dropUnused, parallel: false, extractComments: false })],
    },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: entryCount(entry) })],
  };
}

const entryCount = (entry) => (typeof entry === 'string' || Array.isArray(entry) ? 1 : Object.keys(entry).length);
