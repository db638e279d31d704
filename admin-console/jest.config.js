import { webJestConfig } from '../libs/testing/jest/web-config.js';

// A busy machine compiles a screen's chunk while its test already waits for it.
export default { ...webJestConfig, displayName: 'admin-console', testTimeout: 60_000 };
