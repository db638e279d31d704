import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { clientConfig } from './client-config.js';
import { distFolder, root } from './paths.js';
import { ChunkMapPlugin } from './plugins/chunk-map-plugin.js';
import { PublicFolderPlugin } from './plugins/public-folder-plugin.js';
import { ShellLoaderPlugin } from './plugins/shell-loader-plugin.js';
import { SizeBudgetPlugin } from './plugins/size-budget-plugin.js';
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

/** The file that federation loads, and the chunk that it loads in turn. */
const container = { entry: 'remoteEntry.js', main: 'mount' };

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
      new ModuleFederationPlugin({
        name: containerName(project),
        filename: container.entry,
        library: { type: 'var', name: containerName(project) },
        exposes: {
          './mount': {
            name: container.main,
            import: [join(import.meta.dirname, 'runtime/nonce.js'), './src/mount'],
          },
        },
        // Nothing crosses the boundary: no team waits for another's upgrade.
        shared: {},
        dts: false,
        manifest: false,
        // The shell brings the one copy of the federation runtime.
        experiments: {
          externalRuntime: true,
          optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
        },
      }),
      new ShellLoaderPlugin(),
      new ChunkMapPlugin(container),
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

/** Federation registers a remote under a name that is also a global variable. */
const containerName = (project) => project.replaceAll('-', '_');
