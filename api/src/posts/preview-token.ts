import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

export interface PreviewClaim {
  postId: number;
  expiresAt: Date;
}

/**
 * Names a post and until when it may be read, signed with a key of its own. Plain characters only: mail programs cut
 * links at others.
 */
export function writePreviewToken({ postId, expiresAt }: PreviewClaim, secret: string): string {
  const claim = `${postId}.${Math.floor(expiresAt.getTime() / 1000).toString(36)}`;
  return `${claim}.${signatureOf(claim, secret)}`;
}

/** Null for whatever was not written with this secret. It may have expired. */
export function readPreviewToken(token: string, secret: string): PreviewClaim | null {
  const [, claim = '', id, seconds = '', signature = ''] = tokenPattern.exec(token) ?? [];
  if (!isSame(signature, signatureOf(claim, secret))) return null;
  return { postId: Number(id), expiresAt: new Date(parseInt(seconds, 36) * 1000) };
}

const tokenPattern = /^((\d{1,10})\.([\da-z]{1,8}))\.([\da-f]{32})$/;

function signatureOf(claim: string, secret: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'links to previews of posts', 32));
  return createHmac('sha256', key).update(claim).digest('hex').slice(0, 32);
}

function isSame(given: string, right: string): boolean {
  return given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right));
}
