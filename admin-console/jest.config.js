import { webJestConfig } from '../libs/testing/jest/web-config.js';

export default { ...webJestConfig, displayName: 'admin-console' };
