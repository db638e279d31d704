import { nodeJestConfig } from '../libs/testing/jest/node-config.js';

const [compile] = Object.values(nodeJestConfig.transform);

export default {
  ...nodeJestConfig,
  displayName: 'tools',
  // Nx loads generators as they are, in JavaScript.
  transform: { ...nodeJestConfig.transform, '/generators/.+[.]js$': compile },
  // The runner that brings the browser is an ES module, which Jest can't require; what is inside of it is not.
  moduleNameMapper: { ...nodeJestConfig.moduleNameMapper, '^@playwright/test$': 'playwright-core' },
  // Projects of their own.
  modulePathIgnorePatterns: ['<rootDir>/ci/', '<rootDir>/webpack/'],
};
