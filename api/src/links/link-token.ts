import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, as they fit into an address. */
export const createToken = (): string => randomBytes(32).toString('base64url');

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
