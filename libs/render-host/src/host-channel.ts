import type { ChildProcess } from 'node:child_process';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import type { HostMessage, HostRequest } from './messages';

/**
 * The way to a host and back: its fourth file (descriptor 3), a pipe that carries frames in both directions. A frame is
 * two lengths in bytes (four each, the highest first), a message in JSON, and a text in UTF-16, little endian, of which
 * each has the length that it is given. The text, often empty, is what would take JSON long: a bundle's code, or the body
 * of the page that the message tells of.
 *
 * A release's code can write there whatever it likes. So it is no channel of Node's own, which throws where nobody can
 * catch it, and no structured clone, of which a few bytes can take all memory.
 */
const descriptor = 3;
const headBytes = 8;

/** One that a host sends, at most: many times the largest page. Read, it can take twenty times as much. */
export const mostFrameBytes = 16 * 1024 * 1024;

/** Emits what a host sends as its process's `message`. A host that sends anything else, or closes the pipe, is ended. */
export function listen(child: ChildProcess, { name, log }: { name: string; log: Logger }): void {
  const pipe = pipeOf(child);
  const read = frameReader();
  pipe.on('data', (data: Buffer) => {
    let messages: HostMessage[];
    try {
      messages = read(data).map(readMessage);
    } catch (error) {
      log.warn({ release: name, err: error }, 'a release writes to the channel of its process');
      pipe.destroy();
      return;
    }
    for (const message of messages) child.emit('message', message);
  });
  // What can't be written or read was for, or of, a process that is gone.
  pipe.on('error', () => undefined);
  pipe.on('close', () => child.kill('SIGKILL'));
}

/** A host that has just ended is told nothing: whoever waits for it hears of its end. */
export function send(child: ChildProcess, request: HostRequest, text = ''): void {
  const pipe = pipeOf(child);
  if (!pipe.writable) return;
  const parts = [Buffer.from(JSON.stringify(request)), Buffer.from(text, 'utf16le')];
  const head = Buffer.alloc(headBytes);
  for (const [at, { length }] of parts.entries()) head.writeUInt32BE(length, 4 * at);
  pipe.write(Buffer.concat([head, ...parts]));
}

const pipeOf = ({ stdio }: ChildProcess): Duplex => stdio[descriptor] as Duplex;

interface Frame {
  json: string;
  text: string;
}

/** Takes what arrives, and returns the frames that are whole with it. */
function frameReader(): (data: Buffer) => Frame[] {
  const head = Buffer.alloc(headBytes);
  let part = head;
  let filled = 0;
  return (data) => {
    const frames: Frame[] = [];
    for (let read = 0; read < data.length;) {
      const copied = data.copy(part, filled, read);
      read += copied;
      filled += copied;
      if (filled < part.length) break;
      const jsonBytes = head.readUInt32BE();
      if (part === head) part = Buffer.allocUnsafe(checked(jsonBytes + head.readUInt32BE(4)));
      else {
        frames.push({ json: part.toString('utf8', 0, jsonBytes), text: part.toString('utf16le', jsonBytes) });
        part = head;
      }
      filled = 0;
    }
    return frames;
  };
}

function checked(bytes: number): number {
  if (bytes === 0 || bytes > mostFrameBytes) throw new Error(`No frame has ${bytes} bytes.`);
  return bytes;
}

type Check = (value: unknown) => boolean;
const isBoolean: Check = (value) => typeof value === 'boolean';
const isText: Check = (value) => typeof value === 'string';

/** What the shell relies on. What a release rendered is checked where it is used (`readResult`). */
const checks: Record<HostMessage['type'], Record<string, Check>> = {
  loaded: { hasAction: isBoolean },
  rendered: { id: Number.isFinite, isComplete: isBoolean },
  failed: {
    id: (id) => id === null || Number.isFinite(id),
    message: isText,
    stack: (stack) => stack === undefined || isText(stack),
  },
  pong: { bytes: Number.isFinite, cpuMs: Number.isFinite },
};

type Values = Record<string, unknown>;
const hasType = (values: Values): values is Values & HostMessage =>
  typeof values.type === 'string' && Object.hasOwn(checks, values.type);

function readMessage({ json, text }: Frame): HostMessage {
  const message = Object(JSON.parse(json)) as Values;
  if (!hasType(message) || !Object.entries(checks[message.type]).every(([name, check]) => check(message[name]))) {
    throw new Error('It is no message of a render host.');
  }
  return message.type === 'rendered' ? { ...message, result: { body: text, ...Object(message.result) } } : message;
}
