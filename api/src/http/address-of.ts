import type { Request } from 'express';

/** Where a request came from, as a person knows addresses: an IPv4 one not in its IPv6 clothes. */
export const addressOf = ({ ip }: Request): string => (ip ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
