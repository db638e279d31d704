import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from './problem';

/** A secret that is made once per data folder, so that a restart neither signs anybody out nor turns a scraper away. */
export function keptSecret(dataDir: string, name: 'session-secret' | 'metrics-token'): string {
  const file = path.join(dataDir, name);
  try {
    return readFileSync(file, 'utf8');
  } catch {
    const secret = randomBytes(32).toString('base64url');
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, secret, { mode: 0o600, flag: 'wx' });
    return secret;
  }
}

/** The key that signs links to previews of releases. The shell, which has it, can't find out that of sessions by it. */
export function previewSecret(dataDir: string, environment = process.env): string {
  if (environment.RELEASE_PREVIEW_SECRET) return environment.RELEASE_PREVIEW_SECRET;
  const secret = environment.SESSION_SECRET || keptSecret(dataDir, 'session-secret');
  return createHmac('sha256', secret).update('the secret of previews of releases').digest('base64url');
}

/** The same where links are made. Throws Problem where nothing tells it: one made up here would fit no shell. */
export function sharedPreviewSecret(dataDir: string, environment = process.env): string {
  const isKnown = environment.RELEASE_PREVIEW_SECRET || environment.SESSION_SECRET;
  if (isKnown || existsSync(path.join(dataDir, 'session-secret'))) return previewSecret(dataDir, environment);
  throw new Problem(
    'RELEASE_PREVIEW_SECRET is not set. Set it to the value that the shells have, or no link will work.',
  );
}
