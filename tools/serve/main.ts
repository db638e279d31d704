/** `npx nx serve <app> [--api=ADDRESS] [--port=NUMBER]`: one app alone on its own page, with fast refresh. */
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import type { Configuration as ServerConfiguration } from 'webpack-dev-server';
import { installPackages } from '../install-packages.mjs';
import { requireFreePort } from '../start/ports';
import { defaultDataDir } from '../release/workspace';
import { Problem } from '../start/problem';
import { findProduct } from '../start/running-product';
import { readServeOptions, type ServeOptions } from './options';
import { productState } from './product-state';

const webpackFolder = path.join(import.meta.dirname, '../webpack');

type DevelopmentConfig = Configuration & { devServer: ServerConfiguration };

try {
  await serve(readServeOptions(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Problem ? error.message : error);
  process.exit(1);
}

async function serve({ app, product: named, port }: ServeOptions): Promise<void> {
  await requireFreePort(port, (other) => `npx nx serve ${app} --port=${other}`);
  const product = named ?? (await findProduct(defaultDataDir())) ?? 'http://localhost:4200';
  await installPackages({ everything: true });
  const { default: WebpackDevServer } = await import('webpack-dev-server');
  const { developmentConfig } = await import(path.join(webpackFolder, 'development-config.js'));
  const config: DevelopmentConfig = developmentConfig({ project: app, product, port });
  const compiler = webpack(config);
  if (!compiler) throw new Error(`${app} has nothing to compile.`);
  compiler.hooks.done.tap('Progress', ({ compilation, startTime, endTime }) => {
    if (compilation.errors.length === 0) console.log(`Compiled in ${((endTime - startTime) / 1000).toFixed(1)} s.`);
  });
  await new WebpackDevServer({ ...config.devServer, setupExitSignals: true }, compiler).start();
  console.log(`${app}: http://localhost:${port}\n${await productState(product)}`);
}
