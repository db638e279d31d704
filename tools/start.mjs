/** `npm start`. Plain JavaScript until the packages are there; the rest is start/main.ts. */
import { installPackages, requireNode } from './install-packages.mjs';

requireNode();
await installPackages();
const { register } = await import('tsx/esm/api');
register();
await import('./start/main.ts');
