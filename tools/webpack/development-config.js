import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import { clientConfig } from './client-config.js';
import { root } from './paths.js';
import { productProxy } from './product-proxy.js';

const folder = join(import.meta.dirname, 'development');

/**
 * A remote alone on its own page, with fast refresh: no shell, no federation, no server rendering.
 * Its calls go to a running product.
 * @param {object} options
 * @param {string} options.project
 * @param {number} options.port
 * @param {string} options.product scheme and host of the product
 */
export function developmentConfig({ project, port, product }) {
  const base = clientConfig({ project, development: true });
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
      // Only for this machine: it would forward anybody's calls to the product.
      host: 'localhost',
      port,
      hot: true,
      historyApiFallback: { disableDotRule: true },
      client: { overlay: { errors: true, warnings: false } },
      static: { directory: join(root, project, 'public') },
      proxy: [productProxy(product)],
    },
  };
}
