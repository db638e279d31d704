import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { storedSecret, previewSecret, sharedPreviewSecret, viewsSecret } from './secret';

const folder = mkdtempSync(path.join(tmpdir(), 'secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the secret of links to previews', () => {
  it('is refused where nothing tells the one that the shells have', () => {
    expect(() => sharedPreviewSecret(folder, {})).toThrow('RELEASE_PREVIEW_SECRET is not set.');
  });

  it('is the one of the environment, or of the product that runs on the same folder', () => {
    expect(sharedPreviewSecret(folder, { RELEASE_PREVIEW_SECRET: 'given' })).toBe('given');
    storedSecret(folder, 'session-secret');
    expect(sharedPreviewSecret(folder, {})).toBe(previewSecret(folder, {}));
  });
});

it('gives the shell another secret for views of posts, unless one is given', () => {
  expect(viewsSecret(folder, { RELEASE_SERVICE_SECRET: 'of releases' })).toBe('of releases');
  expect(viewsSecret(folder, {})).toBe(viewsSecret(folder, {}));
  expect(viewsSecret(folder, {})).not.toBe(previewSecret(folder, {}));
});
