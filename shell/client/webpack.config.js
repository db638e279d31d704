import { clientConfig } from '../../tools/webpack/index.js';

const base = clientConfig({ project: 'shell/client', folder: '.' });

export default {
  ...base,
  entry: './src/host.ts',
  // The server gives it an address with its hash.
  output: { ...base.output, filename: 'host.js' },
};
