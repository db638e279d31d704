import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  operatorsToken,
  previewSecret,
  readOperatorsToken,
  serviceSecret,
  storedSecret,
  storeOperatorsToken,
  viewsSecret,
} from './secret';

const folder = mkdtempSync(path.join(tmpdir(), 'secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('the secret of links to previews is the one of the environment, or the same after each restart', () => {
  expect(previewSecret(folder, { RELEASE_PREVIEW_SECRET: 'given' })).toBe('given');
  expect(previewSecret(folder, {})).toBe(previewSecret(folder, {}));
  expect(previewSecret(folder, {})).not.toBe(previewSecret(folder, { SESSION_SECRET: 'of another product' }));
});

it('is made anew where the machine was switched off before it was written', () => {
  const own = mkdtempSync(path.join(tmpdir(), 'secrets-'));
  writeFileSync(path.join(own, 'session-secret'), '');
  const secret = storedSecret(own, 'session-secret');
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(storedSecret(own, 'session-secret')).toBe(secret);
  rmSync(own, { recursive: true });
});

it('gives the shell another secret for views of posts, unless one is given', () => {
  expect(viewsSecret(folder, { RELEASE_SERVICE_SECRET: 'of releases' })).toBe('of releases');
  expect(viewsSecret(folder, {})).toBe(viewsSecret(folder, {}));
  expect(viewsSecret(folder, {})).not.toBe(previewSecret(folder, {}));
});

describe('the operator’s token', () => {
  it('is that of the environment where no product has left one, and is refused where there is none', () => {
    expect(() => readOperatorsToken(folder, {})).toThrow('RELEASE_TOKEN is not set');
    expect(readOperatorsToken(folder, { RELEASE_TOKEN: 'given' })).toBe('given');
  });

  it('is left for commands on the data folder, for its owner alone, and is the same after a restart', () => {
    storeOperatorsToken(folder, {});
    const file = path.join(folder, 'release-token');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toBe(operatorsToken(folder, {}));
    // One of another product, in the environment, is not taken for it, unless the environment names that product as well.
    const another = { RELEASE_TOKEN: 'of another' };
    expect(readOperatorsToken(folder, another)).toBe(operatorsToken(folder, {}));
    expect(readOperatorsToken(folder, { ...another, PRODUCT_URL: 'https://www.example.com' })).toBe('of another');
  });

  it('is no secret that the shell has', () => {
    const shells = [serviceSecret(folder, {}), previewSecret(folder, {}), viewsSecret(folder, {})];
    expect(new Set([...shells, operatorsToken(folder, {})]).size).toBe(4);
  });
});
