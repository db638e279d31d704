import { webJestConfigWithoutIcons } from '../libs/testing/jest/web-config.js';

// By itself Jest would leave a core free: this suite takes longest of all, and the others end before it.
export default { ...webJestConfigWithoutIcons, displayName: 'admin-console', maxWorkers: 2 };
