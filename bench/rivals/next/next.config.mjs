import { readFileSync } from 'node:fs';
import path from 'node:path';
import { drawings } from '../../../tools/webpack/base-config.js';

const here = import.meta.dirname;
const root = path.join(here, '../../..');
const { compilerOptions } = JSON.parse(readFileSync(path.join(root, 'tsconfig.base.json'), 'utf8'));

/** A static export of the public site's own components, as Next.js would build them. */
export default {
  output: 'export',
  outputFileTracingRoot: root,
  experimental: { externalDir: true },
  // Addresses of files, as the components expect them.
  images: { disableStaticImages: true },
  compiler: { styledComponents: { ssr: true, displayName: false, namespace: 'public-site', pure: true } },
  // The root project checks the components, and nothing here is more than a page around them.
  typescript: { ignoreBuildErrors: true },
  webpack: (config, { webpack }) => {
    for (const [name, [file]] of Object.entries(compilerOptions.paths)) {
      config.resolve.alias[`${name}$`] = path.join(root, file);
    }
    // Next.js has a router and links of its own.
    config.resolve.alias['react-router-dom$'] = path.join(here, 'views/router.tsx');
    config.module.rules.push(drawings, {
      test: /\.(svg|webp|png|jpg|woff2)$/,
      exclude: drawings.test,
      type: 'asset/resource',
    });
    config.plugins.push(
      // The registry of all pages stays out of a build that has two of them.
      new webpack.NormalModuleReplacementPlugin(/^\.\/navigation$/, (resource) => {
        if (resource.context.endsWith('public-site/src/app')) resource.request = path.join(here, 'views/navigation.ts');
      }),
    );
    return config;
  },
};
