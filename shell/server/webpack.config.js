import { serverConfig } from '../../tools/webpack/index.js';

export default serverConfig({
  project: 'shell/server',
  entry: { main: './src/main.ts', 'render-host': '../../libs/render-host/src/host.cjs' },
  filename: '[name].cjs',
});
