import { nodeJestConfig } from '../libs/testing/jest/node-config.js';

export default {
  ...nodeJestConfig,
  displayName: 'tools',
  // Projects of their own.
  modulePathIgnorePatterns: ['<rootDir>/ci/', '<rootDir>/webpack/'],
};
