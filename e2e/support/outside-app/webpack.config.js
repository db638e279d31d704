import { remotePlugins } from '@site/federation/webpack';

const typescript = {
  test: /\.ts$/,
  use: { loader: 'swc-loader', options: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } } },
};
const shared = { mode: 'production', module: { rules: [typescript] }, resolve: { extensions: ['.ts', '.js'] } };

/** As the package's own guide shows it, with TypeScript. */
export default [
  {
    ...shared,
    name: 'client',
    entry: {},
    output: { path: `${import.meta.dirname}/dist/client`, uniqueName: 'events', publicPath: 'auto' },
    plugins: remotePlugins({ name: 'events', mount: './src/mount.ts' }),
  },
  {
    ...shared,
    name: 'server',
    target: 'node20',
    entry: './src/render.ts',
    output: { path: `${import.meta.dirname}/dist/server`, filename: 'render.cjs', library: { type: 'commonjs2' } },
  },
];
