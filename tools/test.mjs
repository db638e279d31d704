/** `npm test`. Plain JavaScript until the packages are there; the rest is test/main.ts. */
import { installPackages, requireSystem } from './install-packages.mjs';

requireSystem();
await installPackages({ everything: true });
const { register } = await import('tsx/esm/api');
register();
await import('./test/main.ts');
