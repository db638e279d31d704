const noAnswer = 0;
const badGateway = 502;
const gatewayTimeout = 504;

/** Whether nobody can say what became of a call: the server may have carried it out, or never have heard of it. */
export const isUnreachable = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  [noAnswer, badGateway, gatewayTimeout].some((status) => status === error.status);
