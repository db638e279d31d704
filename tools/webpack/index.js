export { clientConfig } from './client-config.js';
export { federationErrorsByCode } from './plugins/federation-errors.js';
export { ShellLoaderPlugin } from './plugins/shell-loader-plugin.js';
export { SizeBudgetPlugin } from './plugins/size-budget-plugin.js';
export { remoteConfig } from './remote-config.js';
export { serverConfig } from './server-config.js';
