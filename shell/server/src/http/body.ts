import { type Request, type Response, text } from 'express';
import { promisify } from 'node:util';

/** The request's body as text. Rejects beyond the limit in bytes, for which see `isTooLarge`. */
export async function readBody(request: Request, response: Response, limit: number): Promise<string> {
  await promisify(text({ limit, type: () => true, inflate: false }))(request, response);
  return typeof request.body === 'string' ? request.body : '';
}

/** True for what `readBody` rejects with where the body is larger than its limit. */
export const isTooLarge = (error: unknown): boolean => (error as { status?: number }).status === 413;
