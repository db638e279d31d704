import { nodeJestConfig } from '../libs/testing/jest/node-config.js';

export default {
  ...nodeJestConfig,
  displayName: 'bench',
  // Contestants share a real Postgres; the embedded one has a single backend.
  testPathIgnorePatterns: process.env.TEST_DATABASE_URL ? [] : ['\\.postgres\\.spec\\.ts$'],
};
