/** The untyped messages that open a connection. */
export const opening = { version3: 196_608, cancel: 80_877_102, ssl: 80_877_103, gss: 80_877_104 } as const;

/** Messages that complete a request; others are parts of one that a Sync completes. */
const complete = new Set([...'QSXF'].map((letter) => letter.charCodeAt(0)));
/** The server must answer these at once, although the request is not complete. */
const flush = 'H'.charCodeAt(0);

/** Takes the first message with a length and no type. Null: it has not arrived as a whole. */
export function takeOpening(data: Buffer): { code: number; message: Buffer; rest: Buffer } | null {
  if (data.length < 8 || data.length < data.readInt32BE(0)) return null;
  const length = Math.max(data.readInt32BE(0), 8);
  return { code: data.readInt32BE(4), message: data.subarray(0, length), rest: data.subarray(length) };
}

/** Takes all messages up to the last that the server can answer. Null: there are none yet. */
export function takeRequests(data: Buffer): { messages: Buffer; whole: boolean; rest: Buffer } | null {
  let [end, whole, next] = [0, true, 0];
  while (data.length >= next + 5) {
    const type = data[next] ?? 0;
    next += 1 + Math.max(data.readInt32BE(next + 1), 4);
    if (next > data.length) break;
    if (complete.has(type) || type === flush) [end, whole] = [next, complete.has(type)];
  }
  return end > 0 ? { messages: data.subarray(0, end), whole, rest: data.subarray(end) } : null;
}

/** The values of a start message, such as the user. */
export function readParameters(message: Buffer): Map<string, string> {
  const words = message.subarray(8).toString('utf8').split('\0');
  const parameters = new Map<string, string>();
  for (let index = 0; words[index]; index += 2) parameters.set(words[index] ?? '', words[index + 1] ?? '');
  return parameters;
}

/** An error that ends the connection. */
export function refusal(code: string, sentence: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${sentence}\0\0`);
  const head = Buffer.alloc(5, 'E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}
