import { createHash } from 'node:crypto';

/** Subresource integrity of a file, as release.json and browsers spell it. */
export const integrityOf = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
