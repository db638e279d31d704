import { type IncomingHttpHeaders, request as open } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A call to the API. */
export interface ApiRequest {
  method: string;
  /** With its query. */
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Its response. */
export interface ApiResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A call that a front end made, and the response that it worked with. */
export interface ApiCall {
  request: ApiRequest;
  /** Under this name in recordings of earlier versions, too. */
  answer: ApiResponse;
}

/** Of one connection only, or made by whoever sends it on. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'accept-encoding'];

/** Headers that are passed on. */
export const endToEnd = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.includes(name)));

/**
 * Makes a call as it was written, whoever made it; resolves with the bytes of the body as well, which need not be text.
 * Rejects when nobody responds.
 */
export function call(
  origin: string,
  { method, url, headers }: ApiRequest,
  body: string | Buffer,
): Promise<ApiResponse & { bytes: Buffer }> {
  const length = Buffer.byteLength(body) > 0 ? { 'content-length': String(Buffer.byteLength(body)) } : {};
  return new Promise((resolve, reject) => {
    const request = open(new URL(url, origin), {
      method,
      headers: { ...endToEnd(headers), ...length },
      agent: false,
    });
    request.on('error', reject).on('response', (response) => {
      const { statusCode: status = 0, headers: responseHeaders } = response;
      buffer(response).then(
        (bytes) => resolve({ status, headers: responseHeaders, body: bytes.toString(), bytes }),
        reject,
      );
    });
    request.end(body);
  });
}
