/**
 * A render host: a process that runs the server bundle of one release. Whatever that code does to its process, the shell
 * and other releases go on. It gets the bundle and what to render from the shell that started it, and ends with it.
 *
 * One file without imports at runtime, so that nothing else has to be readable for it.
 */
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { compileFunction } from 'node:vm';
import type { RenderContext, RenderResult, ServerBundle } from '@site/federation';
import type { HostMessage, HostRequest, RenderJob } from './messages';

let bundle: ServerBundle | undefined;
let api = '';

// A bundle's code must find no way to send what looks like an answer.
const toShell = process.send?.bind(process);
delete process.send;
const send = (message: HostMessage): void => void toShell?.(message);

process.on('disconnect', () => process.exit(0));
// The shell decides when its hosts end.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('message', (request: HostRequest) => {
  if (request.type === 'load') load(request);
  if (request.type === 'render') void render(request);
  if (request.type === 'ping') send({ type: 'pong', bytes: process.memoryUsage.rss() });
});
send({ type: 'ready' });

function load({ file, code, apiUrl }: HostRequest & { type: 'load' }): void {
  try {
    api = apiUrl;
    bundle = run(Buffer.from(code).toString('utf8'), file);
    send({ type: 'loaded', hasAction: typeof bundle.action === 'function' });
  } catch (error) {
    send(failure(null, error));
  }
}

/** Runs a CommonJS bundle from bytes whose integrity was checked. */
function run(code: string, file: string): ServerBundle {
  const module: { exports: Partial<ServerBundle> } = { exports: {} };
  const given = {
    ...{ exports: module.exports, require: createRequire(file), module },
    ...{ __filename: file, __dirname: dirname(file) },
  };
  compileFunction(code, Object.keys(given), { filename: file })(...Object.values(given));
  const { render: draw, action } = module.exports;
  if (typeof draw !== 'function') throw new Error(`${file} exports no render.`);
  return { render: draw, ...(action && { action }) };
}

async function render({ id, job }: HostRequest & { type: 'render' }): Promise<void> {
  const deadline = AbortSignal.timeout(job.timeoutMs);
  let isComplete = true;
  try {
    const context = {
      ...job.context,
      fetch: apiFetch(job, deadline, () => (isComplete = false)),
      signal: deadline,
    };
    const result = await draw(job, context);
    send({ type: 'rendered', id, result, isComplete });
  } catch (error) {
    send(failure(id, error));
  }
}

async function draw({ address, form }: RenderJob, context: RenderContext): Promise<RenderResult> {
  if (!bundle) throw new Error('Nothing is loaded.');
  if (form === undefined) return bundle.render(address, context);
  if (!bundle.action) throw new Error('The release takes no forms.');
  return bundle.action(address, new URLSearchParams(form), context);
}

function apiFetch({ headers, apiTimeoutMs }: RenderJob, deadline: AbortSignal, onFailedCall: () => void): typeof fetch {
  return async (input, init = {}) => {
    const path = typeof input === 'string' ? input : '';
    if (!path.startsWith('/api/'))
      throw new TypeError('A page may call only the API, by a path that starts with /api/.');
    const ends = [deadline, AbortSignal.timeout(apiTimeoutMs)];
    const signal = AbortSignal.any(init.signal ? [...ends, init.signal] : ends);
    const sent = new Headers(init.headers);
    for (const [name, value] of Object.entries(headers)) sent.set(name, value);
    try {
      const response = await fetch(new URL(path, api), { ...init, headers: sent, signal });
      if (response.status >= 500) onFailedCall();
      return response;
    } catch (error) {
      onFailedCall();
      throw error;
    }
  };
}

function failure(id: number | null, error: unknown): HostMessage {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return { type: 'failed', id, message, stack };
}
