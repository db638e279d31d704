import { createHash, generateKeyPairSync } from 'node:crypto';
import { CONTRACT_VERSION, type Release } from '@site/federation';
import { filesDigest, type ReleaseManifest, signAttestation } from '@site/releases';
import type { Caller } from './caller';

export const hash = (algorithm: string, text: string, encoding: 'hex' | 'base64' = 'hex') =>
  createHash(algorithm).update(text).digest(encoding);
export const noCalls = '{"openapi":"3.0.0","paths":{}}';

/** Of whoever rehearses versions here. */
export const rehearsalKey = generateKeyPairSync('ed25519').privateKey;
const manifests = new Map<string, ReleaseManifest>();

/** Signed, that a release of `releaseOf` has passed. Undefined for every other. */
export function attestationOf(version: string, key = rehearsalKey): string | undefined {
  const manifest = manifests.get(version);
  if (!manifest) return undefined;
  const { app } = manifest.release;
  const facts = { product: 'http://127.0.0.1', at: new Date().toISOString() };
  return signAttestation({ app, version, files: filesDigest(manifest), ...facts }, key);
}

let sequence = 0;
const nextVersion = () => `20261126-100000-${String((sequence += 1)).padStart(7, '0')}`;

/** A small release; `texts` by path. */
export function releaseOf({ texts = {}, ...changes }: Partial<Release> & { texts?: Record<string, string> } = {}) {
  const version = changes.version ?? nextVersion();
  const all: Record<string, string> = { 'client/remoteEntry.js': `entry of ${version}`, 'api.json': noCalls, ...texts };
  const entries = Object.entries(all);
  const release: Release = {
    ...{ app: 'public-site', version, commit: 'abc1234', builtAt: '2026-11-26T10:00:00.000Z', contentHash: version },
    ...{ contract: { speaks: CONTRACT_VERSION, needs: '^1.0.0' }, apiSchema: '', entry: 'remoteEntry.js' },
    ...{ chunks: { main: ['remoteEntry.js'] }, preloads: [], server: null, queryKeys: [] },
    ...{ addresses: changes.app === 'admin-console' ? ['/admin'] : ['/*'], csp: { img: [], frame: [] } },
    integrity: Object.fromEntries(entries.map(([file, text]) => [file, `sha384-${hash('sha384', text, 'base64')}`])),
    ...changes,
  };
  const files = Object.fromEntries(
    entries.map(([file, text]) => [file, { sha256: hash('sha256', text), bytes: Buffer.byteLength(text) }]),
  );
  manifests.set(version, { release, files });
  return { manifest: { release, files }, version, texts: Object.values(all) };
}
export type Packed = ReturnType<typeof releaseOf>;

const passed = (version: string) => ({ rehearsal: 'passed', attestation: attestationOf(version) });

/** A pipeline with a token, and what it calls. */
export function pipelineOf(visitor: Caller, token: string, app = 'public-site') {
  const headers = { Authorization: `Bearer ${token}` };
  const at = `/api/releases/${app}`;
  const self = {
    announce: (manifest: unknown) => visitor.post(`${at}/versions`, manifest, headers),
    send: (version: string, sha256: string, bytes: string) =>
      visitor.send('PUT', `${at}/versions/${version}/files/${sha256}`, Buffer.from(bytes), {
        ...headers,
        'Content-Type': 'application/octet-stream',
      }),
    complete: (version: string, rehearsal?: string, attestation = attestationOf(version)) =>
      visitor.post(`${at}/versions/${version}/complete`, rehearsal && { rehearsal, attestation }, headers),
    manifest: (version: string) => visitor.get(`${at}/versions/${version}`, headers),
    file: (version: string, sha256: string) => visitor.get(`${at}/versions/${version}/files/${sha256}`, headers),
    recordCopy: (version: string, environment: string) =>
      visitor.post(`${at}/versions/${version}/copies`, { environment }, headers),
    list: (asked: Record<string, string> = {}) => visitor.get(`${at}?${new URLSearchParams(asked)}`, headers),
    versions: (part = '') => visitor.get(`${at}/versions${part}`, headers),
    revision: async () => (await self.list()).body.revision as number,
    promote: async (version: string, more: object = {}) =>
      visitor.post(`${at}/promote`, { version, revision: await self.revision(), ...passed(version), ...more }, headers),
    schedule: async (version: string, time: string, more: object = {}) =>
      visitor.post(
        `${at}/schedules`,
        { version, at: time, revision: await self.revision(), ...passed(version), ...more },
        headers,
      ),
    cancel: (id: string) => visitor.delete(`${at}/schedules/${id}`, headers),
    rollBack: async (more: object = {}) =>
      visitor.post(`${at}/rollback`, { revision: await self.revision(), ...more }, headers),
    step: async (step: string, more: object = {}) =>
      visitor.post(`${at}/canary`, { step, revision: await self.revision(), ...more }, headers),
    async publish({ manifest, version, texts }: Packed, rehearsal?: string) {
      const { missing } = (await self.announce(manifest)).body;
      for (const text of texts.filter((one) => missing.includes(hash('sha256', one)))) {
        await self.send(version, hash('sha256', text), text);
      }
      return self.complete(version, rehearsal);
    },
    /** Publishes a new version that a browser has rehearsed. Answers its name. */
    async published() {
      const packed = releaseOf({ app });
      await self.publish(packed, 'passed');
      return packed.version;
    },
    async live(packed = releaseOf()) {
      await self.publish(packed);
      return self.promote(packed.version);
    },
  };
  return self;
}
