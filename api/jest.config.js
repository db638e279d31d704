import { swcOptions } from './webpack.config.js';

const shared = {
  transform: { '^.+\\.ts$': ['@swc/jest', { ...swcOptions(), swcrc: false }] },
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: {
    '^@site/(contracts|environment|federation|http|overload|releases)$': '<rootDir>/../libs/$1/src/index.ts',
  },
};

/** The same HTTP tests, on one kind of database. */
const httpTests = (database, suites = ['api']) => ({
  ...shared,
  displayName: database,
  testMatch: suites.map((suite) => `<rootDir>/src/**/*.${suite}.spec.ts`),
  globalSetup: `<rootDir>/testing/${database}/setup.js`,
  globalTeardown: `<rootDir>/testing/${database}/teardown.js`,
  testEnvironment: '<rootDir>/testing/host/environment.js',
  globals: { testDatabase: database },
});

const server = process.env.TEST_DATABASE_URL;
/** Of several copies of the API, and of copies that are killed. */
const isLongRun = process.env.LONG_TESTS === 'true';

/**
 * On a real server where there is one, else on embedded ones: two files at a time, each in a database of its own.
 * `nx run api:test-embedded` repeats on embedded ones what may differ there.
 */
export default {
  reporters: ['default', '<rootDir>/../libs/testing/jest/report.mjs'],
  maxWorkers: 2,
  testTimeout: 120_000,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['<rootDir>/src/**/*.spec.ts'],
      testPathIgnorePatterns: ['\\.(api|postgres|long)\\.spec\\.ts$'],
    },
    // What takes several copies of the API at once is no matter for the one backend of the embedded database.
    server ? httpTests('postgres', isLongRun ? ['long'] : ['api', 'postgres']) : httpTests('embedded'),
  ],
};
