import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distFolder, root, tsconfigAliases } from './paths.js';

/**
 * What every bundle of the workspace shares.
 * @param {object} options
 * @param {string} options.project folder of the project, such as `public-site`
 * @param {boolean} [options.development] for a development server, which refreshes components in place
 * @returns {import('webpack').Configuration}
 */
export function baseConfig({ project, development = false }) {
  return {
    context: join(root, project),
    mode: development ? 'development' : 'production',
    devtool: 'hidden-source-map',
    // A development server keeps its modules in memory.
    cache: development || modulesOnDisk(project),
    output: {
      path: distFolder(project),
      clean: true,
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      hashDigestLength: 12,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: tsconfigAliases(),
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          use: { loader: 'swc-loader', options: swcOptions({ project, development }) },
        },
        drawings,
        { test: /\.(svg|webp|png|jpg|woff2)$/, exclude: drawings.test, type: 'asset/resource' },
      ],
    },
    performance: false,
    stats: 'errors-warnings',
  };
}

/** Inline in the page that shows them, so that they take its colours. */
export const drawings = {
  test: /\/drawings\/(single\/)?[^/]+\.svg$/,
  use: join(import.meta.dirname, 'drawings/drawing-loader.js'),
};

/**
 * Compiled modules are cached for the next build: changing one line compiles one module. The cache is dropped when a
 * package, an alias or this configuration changes.
 */
const modulesOnDisk = (project) => ({
  type: 'filesystem',
  cacheDirectory: join(root, 'node_modules/.cache/webpack', project),
  version: hashOf(['package-lock.json', 'tsconfig.base.json']),
  buildDependencies: { configuration: [join(import.meta.dirname, '/'), join(root, project, 'webpack.config.js')] },
});

const hashOf = (files) => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
};

/** Short, since every element of a page bears it. */
const namespaceOf = (project) => project.replace(/(\w)\w*\W?/g, '$1');

const swcOptions = ({ project, development }) => ({
  swcrc: false,
  sourceMaps: true,
  module: { type: 'es6' },
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    transform: {
      legacyDecorator: true,
      react: { runtime: 'automatic', development, refresh: development },
    },
    experimental: {
      plugins: [
        [
          '@swc/plugin-styled-components',
          // Server and browser must derive the same class names, and two apps in one document different ones.
          { ssr: true, displayName: development, namespace: namespaceOf(project), pure: true },
        ],
      ],
    },
  },
});
