/** `npm start`. Plain JavaScript until the packages are there; the rest is start/main.ts. */
import { installPackages, requireSystem } from './install-packages.mjs';

requireSystem();
await installPackages();
const { register } = await import('tsx/esm/api');
register();
await import('./start/main.ts');
