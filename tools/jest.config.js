import { nodeJestConfig } from '../libs/testing/jest/node-config.js';

const [compile] = Object.values(nodeJestConfig.transform);

export default {
  ...nodeJestConfig,
  displayName: 'tools',
  // Nx loads generators as they are, in JavaScript.
  transform: { ...nodeJestConfig.transform, '/generators/.+[.]js$': compile },
  // Projects of their own.
  modulePathIgnorePatterns: ['<rootDir>/ci/', '<rootDir>/webpack/'],
};
