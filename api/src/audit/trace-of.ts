import type { Request } from 'express';
import { addressOf } from '../http/address-of';

/** From where a request came, and under which id the log knows it. */
export const traceOf = (request: Request) => ({
  address: addressOf(request) || null,
  requestId: request.id === undefined ? null : String(request.id),
});
