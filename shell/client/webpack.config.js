import webpack from 'webpack';
import { clientConfig } from '../../tools/webpack/index.js';

const base = clientConfig({ project: 'shell/client', folder: '.' });

export default {
  ...base,
  entry: './src/host.ts',
  // The server gives it an address with its hash.
  output: { ...base.output, filename: 'host.js' },
  plugins: [
    // Parts of the federation runtime that a host of self-contained remotes never calls.
    new webpack.DefinePlugin({ FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true, ENV_TARGET: JSON.stringify('web') }),
  ],
};
