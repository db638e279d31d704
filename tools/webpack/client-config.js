import { join } from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { baseConfig } from './base-config.js';
import { distFolder, root } from './paths.js';
import { minifyEntry } from './plugins/minify-entry.js';
import { PublicFolderPlugin } from './plugins/public-folder-plugin.js';

const entry = /remoteEntry\.js$/;

/**
 * A bundle for browsers, in `dist/<project>/<folder>`. Its source maps lie beside that folder, which is the served one.
 * @returns {import('webpack').Configuration}
 */
export function clientConfig({ project, folder = 'client', development }) {
  const base = baseConfig({ project, development });
  return {
    ...base,
    name: 'client',
    target: ['web', 'es2022'],
    output: {
      ...base.output,
      path: join(distFolder(project), folder),
      uniqueName: project,
      publicPath: 'auto',
      filename: 'js/[name].[contenthash:8].js',
      chunkFilename: 'js/[name].[contenthash:8].js',
      sourceMapFilename: '../maps/[file].map',
      // A module that threw is run again when it is requested again, not returned half initialised.
      strictModuleErrorHandling: true,
    },
    optimization: {
      minimizer: [
        new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false, exclude: entry }),
        new MinimizerPlugin({ minify: minifyEntry, parallel: false, extractComments: false, include: entry }),
      ],
    },
    plugins: [new PublicFolderPlugin(join(root, project, 'public'))],
  };
}
