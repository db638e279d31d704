import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.base.json'), 'utf8'));
const libraries = Object.entries(compilerOptions.paths).map(([name, [file]]) => [`^${name}$`, join(root, file)]);

/** Jest for code that runs in Node and is bundled: the workspace's libraries, packages that ship only ES modules. */
export const nodeJestConfig = {
  reporters: ['default', join(import.meta.dirname, 'report.mjs')],
  testEnvironment: 'node',
  // For a busy machine: a test that hangs fails all the same.
  testTimeout: 120_000,
  testMatch: ['**/*.spec.ts'],
  // `nx run-many -t test-long` runs these.
  testPathIgnorePatterns: ['/node_modules/', '[.]long[.]spec[.]ts$'],
  transform: {
    '^.+\\.(ts|mjs)$': [
      '@swc/jest',
      {
        module: { type: 'commonjs' },
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true },
        },
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/(?!(?:httpxy|s3mini)/)'],
  moduleFileExtensions: ['ts', 'mjs', 'js', 'json', 'node'],
  moduleNameMapper: Object.fromEntries(libraries),
};
