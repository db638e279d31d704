import { nodeJestConfig } from '../libs/testing/jest/node-config.js';

export default {
  ...nodeJestConfig,
  displayName: 'deploy',
};
