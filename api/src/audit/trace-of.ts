import type { Request } from 'express';

/** From where a request came, and under which id the log knows it. */
export const traceOf = ({ ip, id }: Request) => ({
  address: ip ?? null,
  requestId: id === undefined ? null : String(id),
});
