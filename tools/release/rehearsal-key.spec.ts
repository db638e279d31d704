import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { publicKeyOf } from '@site/releases';
import { rehearsalKey } from './rehearsal-key';

const folder = mkdtempSync(path.join(os.tmpdir(), 'rehearsal-key-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('is made once for a folder, and nobody else can read it', () => {
  const made = publicKeyOf(rehearsalKey(folder, {}));
  expect(publicKeyOf(rehearsalKey(folder, {}))).toBe(made);
  expect(statSync(path.join(folder, 'rehearsal-key')).mode & 0o777).toBe(0o600);
});

it('is the one in REHEARSAL_KEY where that is set, as it stands in another folder', () => {
  const stored = readFileSync(path.join(folder, 'rehearsal-key'), 'utf8');
  const elsewhere = rehearsalKey('/nowhere', { REHEARSAL_KEY: stored });
  expect(publicKeyOf(elsewhere)).toBe(publicKeyOf(rehearsalKey(folder, {})));
  expect(() => rehearsalKey('/nowhere', { REHEARSAL_KEY: 'too short' })).toThrow('REHEARSAL_KEY is no key');
});

// RFC 8037, appendix A.
it('is an Ed25519 key as others read it', () => {
  const REHEARSAL_KEY = 'nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A';
  expect(publicKeyOf(rehearsalKey('/nowhere', { REHEARSAL_KEY }))).toBe('11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo');
});
