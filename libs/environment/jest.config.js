import { nodeJestConfig } from '../testing/jest/node-config.js';

export default { ...nodeJestConfig, displayName: 'environment' };
