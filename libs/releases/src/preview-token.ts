import { createHmac, hkdfSync } from 'node:crypto';
import { isAppName, type ReleasedApp } from '@site/federation';
import { isSameSecret } from '@site/http';

/** Anyone who has it sees a version on the live site, until it expires. */
export interface ReleasePreview {
  app: ReleasedApp;
  version: string;
  expiresAt: Date;
}

/** Where a link to a preview leads; the token follows. */
export const previewAddress = '/release-preview/';

/** A signed release and expiry time. Plain characters only: mail programs cut links at others. */
export function writePreviewToken({ app, version, expiresAt }: ReleasePreview, secret: string): string {
  const claim = `${app}.${version}.${Math.floor(expiresAt.getTime() / 1000).toString(36)}`;
  return `${claim}.${signatureOf(claim, secret)}`;
}

/** Null for anything not signed with this secret. It may have expired. */
export function readPreviewToken(token: string, secret: string): ReleasePreview | null {
  const [, claim = '', app = '', version = '', seconds = '', signature = ''] = tokenPattern.exec(token) ?? [];
  if (!isAppName(app) || !isSameSecret(signature, signatureOf(claim, secret))) return null;
  return { app, version, expiresAt: new Date(parseInt(seconds, 36) * 1000) };
}

const tokenPattern = /^(([a-z-]+)\.([\w.-]{1,80})\.([\da-z]{1,8}))\.([\da-f]{64})$/;

function signatureOf(claim: string, secret: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'links to previews of releases', 32));
  return createHmac('sha256', key).update(claim).digest('hex');
}
