import { serverConfig } from '../webpack/index.js';

/** The contract's values, and the command that packs, checks and publishes what was built with them. */
export default serverConfig({
  project: 'tools/contract-package',
  entry: { index: '../../libs/federation/src/index.ts', release: './release.ts' },
  filename: '[name].mjs',
});
