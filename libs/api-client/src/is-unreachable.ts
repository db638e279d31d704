const unreached = 0;
const badGateway = 502;
const gatewayTimeout = 504;
const unanswered: unknown[] = [unreached, badGateway, gatewayTimeout];

/** Whether nobody can say what became of a call: the server may have carried it out, or never have heard of it. */
export const isUnreachable = (error: unknown): boolean =>
  unanswered.includes((error as { status?: unknown } | null)?.status);
