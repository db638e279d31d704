import { webJestConfigWithoutIcons } from '../libs/testing/jest/web-config.js';

export default { ...webJestConfigWithoutIcons, displayName: 'admin-console' };
