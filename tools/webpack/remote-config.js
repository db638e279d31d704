import { join } from 'node:path';
import { clientConfig } from './client-config.js';
import { distFolder, root } from './paths.js';
import { federationErrorsByCode } from './plugins/federation-errors.js';
import { noFederationLogger } from './plugins/federation-logger.js';
import { PublicFolderPlugin } from './plugins/public-folder-plugin.js';
import { SizeBudgetPlugin } from './plugins/size-budget-plugin.js';
import { container, remotePlugins } from './remote-plugins.js';
import { serverConfig } from './server-config.js';

/**
 * A remote: a federated client that exposes `./mount`, and a server bundle with `render` if it names one.
 * @param {object} options
 * @param {string} options.project
 * @param {string} [options.render] module with the server's `render`
 * @param {string[]} [options.drawn] folders of `dist` with files that were drawn for it, which its `render` finds beside itself
 */
export function remoteConfig({ project, render, drawn = [] }) {
  const client = remoteClientConfig({ project, rendered: render !== undefined });
  return render ? [client, remoteServerConfig({ project, render, drawn })] : client;
}

/** A rendered page names its files with their hashes, so that libraries in files of their own would make it larger. */
function remoteClientConfig({ project, rendered }) {
  const base = clientConfig({ project });
  return {
    ...base,
    entry: {},
    optimization: {
      ...base.optimization,
      ...(rendered && { splitChunks: { cacheGroups: { defaultVendors: false } } }),
    },
    plugins: [
      ...base.plugins,
      federationErrorsByCode,
      noFederationLogger,
      ...remotePlugins({
        name: project,
        mount: [join(import.meta.dirname, 'runtime/nonce.js'), './src/mount'],
      }),
      new SizeBudgetPlugin(join(root, project, 'budgets.json'), container),
    ],
  };
}

function remoteServerConfig({ project, render, drawn }) {
  const base = serverConfig({
    project,
    folder: 'server',
    filename: 'render.cjs',
    entry: [join(import.meta.dirname, 'runtime/server-public-path.js'), render],
  });
  return {
    ...base,
    output: { ...base.output, uniqueName: project },
    module: { ...base.module, generator: { 'asset/resource': { emit: false } } },
    plugins: [...base.plugins, ...drawn.map((folder) => new PublicFolderPlugin(distFolder(folder), folder))],
  };
}
