import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { ChunkMapPlugin } from './plugins/chunk-map-plugin.js';
import { FederationIdsPlugin } from './plugins/federation-ids-plugin.js';
import { ShellLoaderPlugin } from './plugins/shell-loader-plugin.js';

/** The file that federation loads, and the chunk that it loads in turn. */
export const container = { entry: 'remoteEntry.js', main: 'mount' };

/** Federation registers a remote under a name that is also a global variable. */
const containerName = (name) => name.replaceAll('-', '_');

/**
 * What makes a bundle for browsers a remote that the shell can load. Its configuration needs an empty `entry`, a
 * `uniqueName` and the `publicPath` `auto`.
 * @param {object} options
 * @param {string} options.name of the app
 * @param {string | string[]} options.mount modules of which the last one exports `mount`
 */
export const remotePlugins = ({ name, mount }) => [
  new ModuleFederationPlugin({
    name: containerName(name),
    filename: container.entry,
    library: { type: 'var', name: containerName(name) },
    exposes: { './mount': { name: container.main, import: mount } },
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
  new FederationIdsPlugin(),
  new ShellLoaderPlugin(),
  new ChunkMapPlugin(container),
];
