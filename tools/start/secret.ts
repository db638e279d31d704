import { createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

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
