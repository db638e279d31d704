import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const { compilerOptions } = JSON.parse(readFileSync(`${root}/tsconfig.base.json`, 'utf8'));
const libraries = Object.entries(compilerOptions.paths).map(([name, [file]]) => [`^${name}$`, `${root}/${file}`]);

export default {
  testEnvironment: 'jsdom',
  transform: {
    '^.+\\.tsx?$': [
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
  moduleNameMapper: {
    ...Object.fromEntries(libraries),
    '\\.(svg|woff2)$': '<rootDir>/src/testing/asset-address.ts',
  },
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
};
