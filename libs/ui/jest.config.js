import { webJestConfigWithoutIcons } from '../testing/jest/web-config.js';

export default { ...webJestConfigWithoutIcons, displayName: 'ui' };
