import type { StoredPicture } from '@site/contracts';
import type { ApiError } from './base-query';

export interface UploadOptions {
  /** Share of the bytes sent, from 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/** Uploads a picture. The one that is there already is answered where it is the same. */
export const uploadPicture = (file: File, options: UploadOptions): Promise<StoredPicture> =>
  sendPicture('/api/admin/pictures', file, options);

/** Sends a picture and reports progress, which `fetch` can't. Rejects with an ApiError, as every call does. */
export function sendPicture<Uploaded>(
  address: string,
  file: File,
  { onProgress, signal }: UploadOptions,
): Promise<Uploaded> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (error: ApiError) => reject(error);
    const unreachable = () => fail({ status: 0, message: 'The server could not be reached', body: '' });
    request.open('POST', address);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () => {
      const { status, statusText, responseText: body } = request;
      if (status >= 300) return fail({ status, message: `${status}: ${body || statusText}`, body });
      const uploaded = parse<Uploaded>(body);
      if (uploaded) resolve(uploaded);
      else unreachable();
    };
    request.onerror = unreachable;
    request.onabort = unreachable;
    signal.addEventListener('abort', () => request.abort());
    if (signal.aborted) return unreachable();
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });
}

/** Null: a page of HTML, maybe of a network that wants a sign-in, or nothing. */
function parse<Uploaded>(body: string): Uploaded | null {
  try {
    return JSON.parse(body) as Uploaded | null;
  } catch {
    return null;
  }
}
