import { createPrivateKey, type KeyObject } from 'node:crypto';
import { storedSecret } from '../start/secret';
import { Problem } from '../start/problem';

/** What stands before the 32 bytes of a private Ed25519 key in PKCS #8 (RFC 8410). */
const head = Buffer.from('302e020100300506032b657004220420', 'hex');

/**
 * The key that signs what was rehearsed here: the one in REHEARSAL_KEY (32 bytes in base64url), or else the folder's own, made
 * at its first use. It is the folder of packed releases, which containers that release have as a volume. Throws Problem.
 */
export function rehearsalKey(releasesDir: string, environment = process.env): KeyObject {
  const seed = Buffer.from(environment.REHEARSAL_KEY || storedSecret(releasesDir, 'rehearsal-key'), 'base64url');
  if (seed.length !== 32) {
    throw new Problem(
      'REHEARSAL_KEY is no key: copy what stands in releases/rehearsal-key of a DATA_DIR from which was released.',
    );
  }
  return createPrivateKey({ key: Buffer.concat([head, seed]), format: 'der', type: 'pkcs8' });
}
