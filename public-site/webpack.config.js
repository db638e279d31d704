import { remoteConfig } from '../tools/webpack/index.js';

export default remoteConfig({ project: 'public-site', render: './src/render.tsx', drawn: ['social-cards'] });
