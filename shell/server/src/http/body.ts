import { type Request, type Response, text } from 'express';
import { promisify } from 'node:util';

/** The request's body as text. Rejects as `isBadBody` says: beyond the limit in bytes, cut off, or encoded. */
export async function readBody(request: Request, response: Response, limit: number): Promise<string> {
  await promisify(text({ limit, type: () => true, inflate: false }))(request, response);
  return typeof request.body === 'string' ? request.body : '';
}

interface BadBody extends Error {
  status: number;
}

export const isBadBody = (error: unknown): error is BadBody =>
  error instanceof Error && 'status' in error && Number(error.status) < 500;

/** True for what `readBody` rejects with where the body is larger than its limit. */
export const isTooLarge = (error: unknown): boolean => isBadBody(error) && error.status === 413;
