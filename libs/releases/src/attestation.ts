import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { ReleasedApp } from '@site/federation';
import type { ReleaseManifest } from './release-manifest';

/** That a version has passed its rehearsal, said by whoever rehearsed it. */
export interface Attestation {
  app: ReleasedApp;
  version: string;
  /** `filesDigest` of its manifest: it is true of these bytes alone. */
  files: string;
  /** Address of the product that it was compared with; null: none. */
  product: string | null;
  /** ISO 8601. */
  at: string;
}

/**
 * SHA-256 of what `sha256sum` prints for the files of a version, in the order of their paths' code units: in hexadecimal.
 */
export function filesDigest({ files }: Pick<ReleaseManifest, 'files'>): string {
  const hash = createHash('sha256');
  for (const path of Object.keys(files).sort()) hash.update(`${files[path]?.sha256}  ${path}\n`);
  return hash.digest('hex');
}

/**
 * A JSON Web Signature in its compact form (RFC 7515), by an Ed25519 key (RFC 8037) whose public half is in the header.
 */
export function signAttestation(attestation: Attestation, key: KeyObject): string {
  const jwk = createPublicKey(key).export({ format: 'jwk' });
  const signed = [{ alg, typ: type, jwk }, attestation].map(encode).join('.');
  return `${signed}.${sign(null, Buffer.from(signed), key).toString('base64url')}`;
}

/** What is attested, and the public key that signed it, as 43 characters of base64url; null: it is no sound signature. */
export function readAttestation(text: string): { attestation: Attestation; key: string } | null {
  const [head = '', body = '', signature = '', ...more] = text.split('.');
  try {
    const header = decode(head) as { alg: unknown; typ: unknown; jwk: { kty: unknown; crv: unknown; x: string } };
    const { kty, crv, x } = header.jwk;
    // The algorithm is ours to name: what the sender writes there chooses none.
    if (more.length > 0 || header.alg !== alg || header.typ !== type || kty !== 'OKP' || crv !== 'Ed25519') return null;
    const key = createPublicKey({ key: { kty, crv, x }, format: 'jwk' });
    if (!verify(null, Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url'))) return null;
    const attestation = decode(body) as Attestation | null;
    // A key has one spelling: the header may be read without verifying it again.
    return typeof attestation === 'object' && attestation && nameOf(key) === x ? { attestation, key: x } : null;
  } catch {
    return null;
  }
}

/** The key of an attestation that was found sound before. */
export const signerOf = (attestation: string): string =>
  (decode(attestation.split('.')[0] ?? '') as { jwk: { x: string } }).jwk.x;

/** The public half of a private key, as settings and screens name it. */
export const publicKeyOf = (key: KeyObject): string => nameOf(createPublicKey(key));

const nameOf = (key: KeyObject): string => String(key.export({ format: 'jwk' }).x);

const alg = 'EdDSA';
const type = 'rehearsal+jws';
const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const decode = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());
