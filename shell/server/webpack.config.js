import { serverConfig } from '../../tools/webpack/index.js';

export default serverConfig({
  project: 'shell/server',
  entry: { main: './src/main.ts', 'render-host': '../../libs/render-host/src/host.cjs' },
  filename: '[name].cjs',
  // Loads a library for the platform, from node_modules, when the first picture is drawn.
  externals: { '@resvg/resvg-js': 'commonjs @resvg/resvg-js' },
});
