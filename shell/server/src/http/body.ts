import type { IncomingMessage } from 'node:http';

export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge';
}

/** The request's body as text. Rejects with BodyTooLarge beyond the limit. */
export async function readBody(request: IncomingMessage, limit: number): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limit) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
