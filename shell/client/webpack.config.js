import { join } from 'node:path';
import webpack from 'webpack';
import {
  clientConfig,
  federationErrorsByCode,
  ShellLoaderPlugin,
  SizeBudgetPlugin,
} from '../../tools/webpack/index.js';

const base = clientConfig({ project: 'shell/client', folder: '.' });

export default {
  ...base,
  entry: { host: './src/host.ts' },
  // The server gives them a folder with their hash.
  output: { ...base.output, filename: '[name].js', chunkFilename: '[name].js', publicPath: '' },
  optimization: { splitChunks: false },
  plugins: [
    federationErrorsByCode,
    new ShellLoaderPlugin(),
    new SizeBudgetPlugin(join(import.meta.dirname, 'budgets.json')),
    // Parts of the federation runtime that a host of self-contained remotes never calls.
    new webpack.DefinePlugin({
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
      FEDERATION_OPTIMIZE_NO_SHARED: true,
      ENV_TARGET: JSON.stringify('web'),
    }),
  ],
};
