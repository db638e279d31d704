export { clientConfig } from './client-config.js';
export { remoteConfig } from './remote-config.js';
export { serverConfig } from './server-config.js';
