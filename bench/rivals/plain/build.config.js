import { join } from 'node:path';
import { clientConfig } from '../../../tools/webpack/index.js';
import { ChunkMapPlugin } from '../../../tools/webpack/plugins/chunk-map-plugin.js';

/** The public site's browser build as it would be without a shell and without federation. */
export default ({ folder, assets }) => {
  const base = clientConfig({ project: 'public-site' });
  return {
    ...base,
    entry: join(import.meta.dirname, 'hydrate.ts'),
    devtool: false,
    // The HTML names pictures and typefaces by the product's addresses.
    output: { ...base.output, path: join(folder, 'client'), publicPath: assets },
    plugins: [new ChunkMapPlugin()],
  };
};
