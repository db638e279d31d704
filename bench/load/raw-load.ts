import { connect } from 'node:net';

export interface RawLoadResult {
  answers: number;
  seconds: number;
  /** Milliseconds of each answer. */
  latencies: number[];
}

/**
 * Asks for one path over and over on several connections. Reads only statuses and lengths, so that the machine is left
 * to whoever answers. Rejects at the first answer that is not 200 or breaks off.
 */
export async function rawLoad(
  { port, path, headers = {} }: { port: number; path: string; headers?: Record<string, string> },
  { connections, seconds }: { connections: number; seconds: number },
): Promise<RawLoadResult> {
  const lines = Object.entries({ Host: `127.0.0.1:${port}`, ...headers }).map(([name, value]) => `${name}: ${value}`);
  const call = Buffer.from([`GET ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
  const began = performance.now();
  const until = began + seconds * 1000;
  const all = await Promise.all(Array.from({ length: connections }, () => askUntil(until, port, call)));
  const latencies = all.flat();
  return { answers: latencies.length, seconds: (performance.now() - began) / 1000, latencies };
}

function askUntil(until: number, port: number, call: Buffer): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const latencies: number[] = [];
    const socket = connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    let asked = 0;
    const ask = () => {
      asked = performance.now();
      socket.write(call);
    };
    const read = answerReader(
      () => {
        const now = performance.now();
        latencies.push(now - asked);
        if (now < until) return ask();
        socket.destroy();
        resolve(latencies);
      },
      (problem) => fail(new Error(problem)),
    );
    const fail = (error: Error) => {
      socket.destroy();
      reject(error);
    };
    socket.on('connect', ask).on('data', read).on('error', fail);
    socket.on('end', () => fail(new Error('The connection was closed.')));
  });
}

/** Follows one answer after the other on a connection. */
function answerReader(onAnswer: () => void, onProblem: (problem: string) => void): (data: Buffer) => void {
  let head: Buffer = Buffer.alloc(0);
  let missing = 0;
  return (data) => {
    if (missing > 0) {
      missing -= data.length;
      if (missing === 0) onAnswer();
      return;
    }
    head = head.length > 0 ? Buffer.concat([head, data]) : data;
    const end = head.indexOf('\r\n\r\n');
    if (end < 0) return;
    const text = head.toString('latin1', 0, end);
    const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
    if (!text.startsWith('HTTP/1.1 200') || length === undefined) {
      return onProblem(`Not an answer of a known length: ${text.slice(0, 200)}`);
    }
    missing = Number(length) - (head.length - end - 4);
    head = Buffer.alloc(0);
    if (missing === 0) onAnswer();
  };
}
