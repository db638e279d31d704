import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.base.json'), 'utf8'));
const libraries = Object.entries(compilerOptions.paths).map(([name, [file]]) => [`^${name}$`, join(root, file)]);

/**
 * Jest for code that runs in a browser: jsdom, the workspace's libraries, addresses in place of pictures and fonts,
 * packages that ship only ES modules.
 */
export const webJestConfig = {
  reporters: ['default', join(import.meta.dirname, 'report.mjs')],
  testEnvironment: 'jsdom',
  // For a busy machine: a test that hangs fails all the same.
  testTimeout: 120_000,
  transform: {
    '/drawings/(single/)?[^/]+\\.svg$': join(root, 'tools/webpack/drawings/drawing-jest.js'),
    '/assets/.*\\.svg$': join(import.meta.dirname, 'asset-transform.cjs'),
    '^.+\\.(tsx?|js)$': [
      '@swc/jest',
      {
        module: { type: 'commonjs' },
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true, decorators: true },
          transform: { legacyDecorator: true, react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/(?!@sindresorhus/transliterate/|marked/)'],
  moduleNameMapper: {
    ...Object.fromEntries(libraries),
    '\\.(webp|png|jpg|woff2)$': join(import.meta.dirname, 'asset-address.cjs'),
  },
  setupFilesAfterEnv: [join(import.meta.dirname, 'setup-dom.ts')],
};

/** The same for an app of whose icons no test sees the lines. */
export const webJestConfigWithoutIcons = {
  ...webJestConfig,
  moduleNameMapper: {
    ...webJestConfig.moduleNameMapper,
    '^lucide-react$': join(import.meta.dirname, 'empty-icons.cjs'),
  },
};
