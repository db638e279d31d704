import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { checked } from './caching';
import { securityHeaders } from './security-headers';

/** What every public answer says beside its content, told by an answer that nobody gets. */
export function publicHeaders(): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  securityHeaders()(request, response, () => undefined);
  response.setHeader('Cache-Control', checked);
  return response.getHeaders();
}
