import { readTraffic, swapPointer } from '@site/releases';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { copyRelease } from '../fixtures/copy-release';
import { filler, mountSmall } from './small-disk';
import type { FaultUnderLoad } from './under-load';

export const diskFull: FaultUnderLoad = {
  name: 'disk-full',
  fault: 'no room on the disk of uploads',
  seconds: 3,
  pagesStay: true,
  inflict: async ({ product }) => mountSmall(product.mediaDir),
  look: async ({ product }, note) => {
    const noise = Buffer.from(Array.from({ length: 900 * 600 * 3 }, () => Math.random() * 255));
    const picture = await sharp(noise, { raw: { width: 900, height: 600, channels: 3 } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'noise.png');
    const response = await fetch(`${product.origin}/api/admin/pictures`, {
      method: 'POST',
      headers: { cookie: product.cookie },
      body: form,
    });
    const { message } = (await response.json()) as { message: string };
    note(`an upload: ${response.status}, “${message}”`);
    const left = readdirSync(product.mediaDir, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && entry.name !== filler,
    );
    return [
      ...(response.status === 507 ? [] : [`an upload was answered with ${response.status}`]),
      ...(left.length > 0 ? [`half files were left: ${left.map(({ name }) => name).join(', ')}`] : []),
    ];
  },
};

const app = 'public-site';

export const halfCopiedRelease: FaultUnderLoad = {
  name: 'release-half-copied',
  fault: 'the pointer names a release of which only some files have arrived, for 5 s',
  seconds: 5,
  pagesStay: true,
  inflict: async ({ product: { releasesDir } }) => {
    const seen = await readTraffic(releasesDir, app);
    const half = `${seen.live}-half`;
    const folder = path.join(releasesDir, app, half);
    await copyRelease(releasesDir, app, String(seen.live), half);
    rmSync(path.join(folder, 'server'), { recursive: true });
    await swapPointer(releasesDir, { kind: 'promote', app, seen, to: half, who: 'a fault' });
    return async () => {
      const now = await readTraffic(releasesDir, app);
      await swapPointer(releasesDir, { kind: 'rollback', app, seen: now, to: String(seen.live), who: 'a fault' });
      rmSync(folder, { recursive: true });
    };
  },
};
