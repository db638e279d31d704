import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from './problem';

/** A secret generated once per folder, so that a restart neither signs anybody out nor locks out a scraper. */
export function storedSecret(dataDir: string, name: 'session-secret' | 'metrics-token' | 'rehearsal-key'): string {
  const file = path.join(dataDir, name);
  // Empty: the machine was switched off while it was written.
  const stored = existsSync(file) && readFileSync(file, 'utf8');
  if (stored) return stored;
  const secret = randomBytes(32).toString('base64url');
  mkdirSync(dataDir, { recursive: true });
  const unfinished = `${file}.${process.pid}.part`;
  writeFileSync(unfinished, secret, { mode: 0o600, flush: true });
  renameSync(unfinished, file);
  return secret;
}

/**
 * The key that signs preview links. It is derived one-way: the shell, which has it, can't compute the session secret.
 */
export function previewSecret(dataDir: string, environment = process.env): string {
  if (environment.RELEASE_PREVIEW_SECRET) return environment.RELEASE_PREVIEW_SECRET;
  return derivedSecret(dataDir, environment, 'the secret of previews of releases');
}

/** With which the shell reports views of posts. Derived like the key of preview links. */
export function viewsSecret(dataDir: string, environment = process.env): string {
  const given = environment.VIEWS_SECRET || environment.RELEASE_SERVICE_SECRET;
  return given || derivedSecret(dataDir, environment, 'the secret of views of posts');
}

/** With which shells follow the API's release service. */
export const serviceSecret = (dataDir: string, environment = process.env): string =>
  environment.RELEASE_SERVICE_SECRET || derivedSecret(dataDir, environment, 'the secret of the release service');

/** With which the commands on this machine release to the product that `npm start` runs here, without a screen. */
export const operatorsToken = (dataDir: string, environment = process.env): string =>
  `release_${derivedSecret(dataDir, environment, 'the operator’s token for releases')}`;

/** Lets the commands find the token. Of nobody but the owner's. */
export function storeOperatorsToken(dataDir: string, environment = process.env): void {
  writeFileSync(path.join(dataDir, tokenFile), operatorsToken(dataDir, environment), { mode: 0o600 });
}

/**
 * The token for the product on this machine: that of `npm start` on the data folder, else the one in RELEASE_TOKEN. For the
 * product that PRODUCT_URL names, which may run anywhere, RELEASE_TOKEN comes first.
 */
export function readOperatorsToken(dataDir: string, environment = process.env): string {
  if (environment.PRODUCT_URL && environment.RELEASE_TOKEN) return environment.RELEASE_TOKEN;
  const file = path.join(dataDir, tokenFile);
  const token = existsSync(file) ? readFileSync(file, 'utf8') : environment.RELEASE_TOKEN;
  if (token) return token;
  throw new Problem(`RELEASE_TOKEN is not set, and there is no ${file}. Set it to the value that the API has.`);
}

const tokenFile = 'release-token';

function derivedSecret(dataDir: string, environment: NodeJS.ProcessEnv, use: string): string {
  const secret = environment.SESSION_SECRET || storedSecret(dataDir, 'session-secret');
  return createHmac('sha256', secret).update(use).digest('base64url');
}
