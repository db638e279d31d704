import { nodeJestConfig } from '../libs/testing/jest/node-config.js';

export default {
  ...nodeJestConfig,
  displayName: 'bench',
  // The runner that brings the browser is an ES module, which Jest can't require; what is inside of it is not.
  moduleNameMapper: { ...nodeJestConfig.moduleNameMapper, '^@playwright/test$': 'playwright-core' },
  modulePathIgnorePatterns: ['<rootDir>/results/', '<rootDir>/rivals/next/'],
};
