import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { type Attestation, filesDigest, publicKeyOf, readAttestation, signAttestation, signerOf } from './attestation';

const { privateKey } = generateKeyPairSync('ed25519');
const attestation: Attestation = {
  ...{ app: 'public-site', version: 'v1', files: filesDigest({ files: {} }) },
  ...{ product: 'https://www.example.com', at: '2026-11-30T10:00:00.000Z' },
};

it('reads what was signed, and by which key', () => {
  const read = readAttestation(signAttestation(attestation, privateKey));
  expect(read).toEqual({ attestation, key: publicKeyOf(privateKey) });
  expect(read?.key).toMatch(/^[\w-]{43}$/);
  expect(signerOf(signAttestation(attestation, privateKey))).toBe(read?.key);
});

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

it('reads nothing that was changed, signed by another key, or is no attestation', () => {
  const [head = '', body = '', signature = ''] = signAttestation(attestation, privateKey).split('.');
  const others = signAttestation(attestation, generateKeyPairSync('ed25519').privateKey).split('.');
  const header = JSON.parse(Buffer.from(head, 'base64url').toString());
  const unsigned = `${encode({ ...header, alg: 'none' })}.${body}`;
  const otherType = `${encode({ ...header, typ: 'JWT' })}.${body}`;
  const signed = (text: string) => `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`;
  for (const forged of [
    `${head}.${encode({ ...attestation, version: 'v2' })}.${signature}`,
    `${others[0]}.${body}.${signature}`,
    `${head}.${body}.${others[2]}`,
    `${unsigned}.`,
    signed(unsigned),
    signed(otherType),
    `${head}.${body}`,
    signed(`${head}.${Buffer.from('null').toString('base64url')}`),
    signed(`${encode({ ...header, jwk: { ...header.jwk, x: `${header.jwk.x}=` } })}.${body}`),
    `${head}.${body}.${signature}.`,
    '',
    'passed',
    `${encode({ ...header, jwk: null })}.${body}.${signature}`,
  ]) {
    expect(readAttestation(forged)).toBeNull();
  }
});

it('digests files as sha256sum lists them, in the order of their paths', () => {
  const [a, b] = ['a', 'b'].map((text) => createHash('sha256').update(text).digest('hex'));
  const files = { 'server/b.js': { sha256: String(b), bytes: 1 }, 'client/a.js': { sha256: String(a), bytes: 1 } };
  const listed = createHash('sha256').update(`${a}  client/a.js\n${b}  server/b.js\n`).digest('hex');
  expect(filesDigest({ files })).toBe(listed);
});
