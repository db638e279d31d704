import { filesDigest, type PackedFile, signAttestation } from '@site/releases';
import type { Release, ReleasedApp } from '@site/federation';
import { type APIRequestContext, expect } from '@playwright/test';
import { createHash, generateKeyPairSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Files that are sent at a time. */
const atATime = 8;

/** The folder of the product under test. */
export const releasesDir = (): string => path.join(String(process.env.E2E_DATA_DIR), 'releases');

/** Publishes a version that is packed in the folder of the product under test, and returns its name. */
export async function publishRelease(
  request: APIRequestContext,
  token: string,
  { app, version }: { app: ReleasedApp; version: string },
): Promise<string> {
  const folder = path.join(releasesDir(), app, version);
  const release: Release = JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8'));
  const [files, contents] = [{} as Record<string, PackedFile>, new Map<string, Buffer>()];
  for (const file of Object.keys(release.integrity)) {
    const content = await readFile(path.join(folder, file));
    const sha256 = createHash('sha256').update(content).digest('hex');
    files[file] = { sha256, bytes: content.length };
    contents.set(sha256, content);
  }

  const send = async (method: string, rest: string, more: object) => {
    const headers = { Authorization: `Bearer ${token}`, ...('headers' in more ? (more.headers as object) : {}) };
    const response = await request.fetch(`/api/releases/${app}/versions${rest}`, { ...more, method, headers });
    expect(response.ok(), `${method} ${rest}: ${response.status()}`).toBe(true);
    return response;
  };
  const { missing } = await (await send('POST', '', { data: { release, files } })).json();
  const waiting = (missing as string[])[Symbol.iterator]();
  const work = async () => {
    for (const sha256 of waiting) {
      const binary = { 'Content-Type': 'application/octet-stream' };
      await send('PUT', `/${version}/files/${sha256}`, { data: contents.get(sha256), headers: binary });
    }
  };
  await Promise.all(Array.from({ length: atATime }, work));
  const facts = { app, version, files: filesDigest({ files }), product: null, at: new Date().toISOString() };
  const attestation = signAttestation(facts, generateKeyPairSync('ed25519').privateKey);
  await send('POST', `/${version}/complete`, { data: { rehearsal: 'passed', attestation } });
  return version;
}
