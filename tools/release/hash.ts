import { createHash } from 'node:crypto';

export const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/** Subresource integrity, as browsers spell it. */
export const integrityOf = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
