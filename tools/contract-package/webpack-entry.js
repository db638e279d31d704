import { join } from 'node:path';
// Beside it once it is packed.
import { remotePlugins as plugins } from './remote-plugins.js';

/**
 * What makes a webpack bundle for browsers a remote that the shell can load. Its configuration needs an empty `entry`, a
 * `uniqueName`, the `publicPath` `auto`, and the folder `client` of the build as its output.
 * @param {object} options
 * @param {string} options.name of the app
 * @param {string} options.mount module that exports `mount`
 */
export const remotePlugins = ({ name, mount }) =>
  plugins({ name, mount: [join(import.meta.dirname, 'runtime/public-path.js'), mount] });
