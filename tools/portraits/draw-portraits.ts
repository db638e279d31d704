import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAvatar } from '@dicebear/core';
import * as openPeeps from '@dicebear/open-peeps';
import { optimize } from 'svgo';
import { sitters, type Sitter } from './sitters.js';

// Run from the workspace's root: npx tsx tools/portraits/draw-portraits.ts
// The pieces are Open Peeps by Pablo Stanley (CC0), put together by DiceBear and printed in the site's own inks.
const folder = 'public-site/src/assets/portraits';
const size = 240;

const ink = '0b1633';
const clothes = { blue: '1d3fe0', lime: 'dff25a', white: 'ffffff', ink };
const walls = { pale: 'e8edfc', lime: 'dff25a', white: 'ffffff' };

mkdirSync(folder, { recursive: true });
for (const [name, sitter] of Object.entries(sitters)) writeFileSync(join(folder, `${name}.svg`), portrait(sitter));

function portrait({ head, face, glasses, beard, clothes: cloth = 'blue', wall = 'pale' }: Sitter): string {
  const drawn = createAvatar(openPeeps, {
    size,
    scale: 92,
    translateY: 6,
    head: [head],
    face: [face],
    accessories: glasses && [glasses],
    accessoriesProbability: glasses ? 100 : 0,
    facialHair: beard && [beard],
    facialHairProbability: beard ? 100 : 0,
    maskProbability: 0,
    skinColor: ['ffffff'],
    headContrastColor: [head.startsWith('gray') ? clothes.white : ink],
    clothingColor: [clothes[cloth]],
    backgroundColor: [walls[wall]],
  }).toString();
  const { data } = optimize(drawn, { multipass: true, floatPrecision: 1 });
  return `${inInk(data)}\n`;
}

function inInk(svg: string): string {
  return svg.replaceAll(/#000(?:000)?\b/g, `#${ink}`);
}
