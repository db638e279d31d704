import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { covers, stockCover } from './covers.js';

// Run from the workspace's root: npx tsx tools/covers/draw-covers.ts
const coversFolder = 'api/sample-content/covers';
const assetsFolder = 'public-site/src/assets';

const write = (folder: string, name: string, svg: string): void => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.svg`), svg);
};

for (const [slug, svg] of Object.entries(covers)) write(coversFolder, slug, svg);
write(assetsFolder, 'stock-cover', stockCover);
