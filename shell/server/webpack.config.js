import { serverConfig } from '../../tools/webpack/index.js';

export default serverConfig({ project: 'shell/server', entry: './src/main.ts', filename: 'main.cjs' });
