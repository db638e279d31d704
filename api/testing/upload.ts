import type { Answer, Caller } from './caller';

const boundary = 'a-line-between-parts';

/** Sends one file the way a browser's form does. */
export function upload(
  caller: Caller,
  bytes: Buffer,
  name = 'picture.png',
  address = '/api/admin/pictures',
): Promise<Answer> {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return caller.post(address, body, { 'Content-Type': `multipart/form-data; boundary=${boundary}` });
}
