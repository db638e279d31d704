import { isSameSecret } from '@site/http';
import { createHmac, hkdfSync } from 'node:crypto';

/** Which link to which post. */
export interface PreviewClaim {
  postId: number;
  linkId: string;
}

/** Identifies a post's link, signed with a separate key. Plain characters only: mail programs cut links at others. */
export function writePreviewToken({ postId, linkId }: PreviewClaim, secret: string): string {
  const claim = `${postId}.${linkId.replaceAll('-', '')}`;
  return `${claim}.${signatureOf(claim, secret)}`;
}

/** Null unless written with this secret. The link may have expired or been revoked. */
export function readPreviewToken(token: string, secret: string): PreviewClaim | null {
  const [, claim = '', postId, linkId = '', signature = ''] = tokenPattern.exec(token) ?? [];
  return isSameSecret(signature, signatureOf(claim, secret)) ? { postId: Number(postId), linkId } : null;
}

const tokenPattern = /^((\d{1,10})\.([\da-f]{32}))\.([\da-f]{32})$/;

function signatureOf(claim: string, secret: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'links to previews of posts', 32));
  return createHmac('sha256', key).update(claim).digest('hex').slice(0, 32);
}
