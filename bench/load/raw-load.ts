import { connect } from 'node:net';

export interface RawLoadResult {
  responses: number;
  seconds: number;
  /** Milliseconds of each response. */
  latencies: number[];
}

/** Who is called, and for what: the same each time, or something new. */
export interface RawCall {
  port: number;
  path: string | (() => string);
  headers?: Record<string, string>;
  /** JSON to post; without it, the path is read. */
  body?: () => string;
}

/**
 * Makes one call over and over on several connections. Reads only statuses and lengths, so that the machine is left to
 * whoever responds. Rejects at the first response that is no success or breaks off.
 */
export async function rawLoad(
  call: RawCall,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<RawLoadResult> {
  const began = performance.now();
  const until = began + seconds * 1000;
  const next = callWriter(call);
  const all = await Promise.all(Array.from({ length: connections }, () => requestUntil(until, call.port, next)));
  const latencies = all.flat();
  return { responses: latencies.length, seconds: (performance.now() - began) / 1000, latencies };
}

/** Writes each call anew only where each is another one. */
function callWriter({ port, path, headers = {}, body }: RawCall): () => Buffer {
  const lines = Object.entries({ Host: `127.0.0.1:${port}`, ...headers }).map(([name, value]) => `${name}: ${value}`);
  const write = () => {
    const address = typeof path === 'string' ? path : path();
    if (!body) return Buffer.from([`GET ${address} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
    const sent = body();
    const about = ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(sent)}`];
    return Buffer.from([`POST ${address} HTTP/1.1`, ...lines, ...about, '', sent].join('\r\n'));
  };
  if (typeof path !== 'string' || body) return write;
  const always = write();
  return () => always;
}

function requestUntil(until: number, port: number, next: () => Buffer): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const latencies: number[] = [];
    const socket = connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    let sentAt = 0;
    const send = () => {
      sentAt = performance.now();
      socket.write(next());
    };
    const read = responseReader(
      () => {
        const now = performance.now();
        latencies.push(now - sentAt);
        if (now < until) return send();
        socket.destroy();
        resolve(latencies);
      },
      (problem) => fail(new Error(problem)),
    );
    const fail = (error: Error) => {
      socket.destroy();
      reject(error);
    };
    socket.on('connect', send).on('data', read).on('error', fail);
    socket.on('end', () => fail(new Error('The connection was closed.')));
  });
}

/** Follows one response after the other on a connection. */
function responseReader(onResponse: () => void, onProblem: (problem: string) => void): (data: Buffer) => void {
  let head: Buffer = Buffer.alloc(0);
  let missing = 0;
  return (data) => {
    if (missing > 0) {
      missing -= data.length;
      if (missing === 0) onResponse();
      return;
    }
    head = head.length > 0 ? Buffer.concat([head, data]) : data;
    const end = head.indexOf('\r\n\r\n');
    if (end < 0) return;
    const text = head.toString('latin1', 0, end);
    const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
    if (!/^HTTP\/1\.1 20[01] /.test(text) || length === undefined) {
      return onProblem(`No success of a known length: ${text.slice(0, 200)}`);
    }
    missing = Number(length) - (head.length - end - 4);
    head = Buffer.alloc(0);
    if (missing === 0) onResponse();
  };
}
