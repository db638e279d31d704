import { webJestConfig } from '../testing/jest/web-config.js';

export default { ...webJestConfig, displayName: 'ui' };
