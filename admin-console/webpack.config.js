import { remoteConfig } from '../tools/webpack/index.js';

export default remoteConfig({ project: 'admin-console' });
