import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import { clientConfig } from './client-config.js';
import { root } from './paths.js';

const folder = join(import.meta.dirname, 'development');

/**
 * A remote on a page of its own, with fast refresh: no shell, no federation, no server rendering.
 * Its calls go to a running product (`PRODUCT_URL`, else http://localhost:4200).
 */
export function developmentConfig({ project, port }) {
  const base = clientConfig({ project, development: true, refresh: true });
  const product = process.env.PRODUCT_URL ?? 'http://localhost:4200';
  return {
    ...base,
    entry: join(folder, 'page.ts'),
    devtool: 'eval-cheap-module-source-map',
    resolve: {
      ...base.resolve,
      alias: { ...base.resolve.alias, 'remote/mount$': join(root, project, 'src/mount') },
    },
    output: { ...base.output, filename: 'js/[name].js', chunkFilename: 'js/[name].js' },
    plugins: [
      ...base.plugins,
      new HtmlPlugin({
        template: join(folder, 'page.html'),
        title: project,
        publicPath: '/',
        scriptLoading: 'blocking',
      }),
      new ReactRefreshPlugin({ overlay: false }),
    ],
    devServer: {
      port,
      hot: true,
      historyApiFallback: { disableDotRule: true },
      client: { overlay: { errors: true, warnings: false } },
      static: { directory: join(root, project, 'public') },
      proxy: [
        {
          context: ['/api', '/media'],
          target: product,
          onError: (_error, _request, response) => {
            response.writeHead(502, { 'content-type': 'application/json' });
            const message = `No product answers at ${product}. Start it with npm start, or set PRODUCT_URL.`;
            response.end(JSON.stringify({ statusCode: 502, message, error: 'Bad Gateway' }));
          },
        },
      ],
    },
  };
}
