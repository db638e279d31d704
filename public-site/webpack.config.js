import { remoteConfig } from '../tools/webpack/index.js';

export default remoteConfig({
  project: 'public-site',
  port: 4201,
  render: './src/render.tsx',
  drawn: ['social-cards'],
});
