/**
 * A render host: a process that runs the server bundle of one release. Whatever that code does to its process, the shell
 * and other releases go on. It gets the bundle and what to render from the process that started it, and ends with that.
 *
 * One file of plain JavaScript without imports of its own: it runs as it is, and nothing else has to be readable for it.
 *
 * @typedef {import('@site/federation').ServerBundle} ServerBundle
 * @typedef {import('./messages').HostMessage} HostMessage
 * @typedef {import('./messages').HostRequest} HostRequest
 * @typedef {import('./messages').RenderJob} RenderJob
 */
const { createRequire } = require('node:module');
const { Socket } = require('node:net');
const { dirname } = require('node:path');
const { compileFunction } = require('node:vm');

/** @type {ServerBundle | undefined} */
let bundle;
let api = '';
/** Of one that a page fetches, at most. */
let pictureBytes = 0;
/** Of what goes to the shell at once, at most. */
let frameBytes = 0;

// The format of what goes through it: host-channel.ts.
const pipe = new Socket({ fd: 3 });

/** @param {HostMessage} message */
function send(message, text = '') {
  const parts = [Buffer.from(JSON.stringify(message)), Buffer.from(text, 'utf16le')];
  const head = Buffer.alloc(8);
  for (const [at, { length }] of parts.entries()) head.writeUInt32BE(length, 4 * at);
  const frame = Buffer.concat([head, ...parts]);
  if (frame.length > frameBytes) throw new Error(`A page of ${frame.length} bytes is too large.`);
  pipe.write(frame);
}

// The shell is gone.
for (const end of ['error', 'close']) pipe.on(end, () => process.exit(0));
// Whoever started it decides when it ends.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);

/** @type {Buffer | null} */
let head = null;
pipe.on('readable', takeNext);

function takeNext() {
  head ??= pipe.read(8);
  if (!head) return;
  const jsonBytes = head.readUInt32BE();
  const frame = pipe.read(jsonBytes + head.readUInt32BE(4));
  if (!frame) return;
  head = null;
  // A page that is done is sent before the next is begun: to the shell it is a sign of life.
  setImmediate(takeNext);
  take(JSON.parse(frame.toString('utf8', 0, jsonBytes)), frame.toString('utf16le', jsonBytes));
}

/**
 * @param {HostRequest} request
 * @param {string} text
 */
function take(request, text) {
  if (request.type === 'load') load(request, text);
  if (request.type === 'render') void render(request.id, request.job);
  if (request.type === 'ping') send({ type: 'pong', bytes: process.memoryUsage.rss(), cpuMs: cpuMs() });
}

function cpuMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * @param {HostRequest & { type: 'load' }} request
 * @param {string} code
 */
function load({ file, ...settings }, code) {
  try {
    api = settings.apiUrl;
    ({ pictureBytes, frameBytes } = settings);
    bundle = run(code, file);
    // Node compiles its HTTP client at the first call, which takes 100 ms: now, not while a visitor waits for a page.
    void fetch('data:,');
    send({ type: 'loaded', hasAction: typeof bundle.action === 'function' });
  } catch (error) {
    send(failure(null, error));
  }
}

/**
 * Runs a CommonJS bundle from bytes whose integrity was checked.
 * @param {string} code
 * @param {string} file
 * @returns {ServerBundle}
 */
function run(code, file) {
  const own = { exports: /** @type {Partial<ServerBundle>} */ ({}) };
  const given = {
    ...{ exports: own.exports, require: createRequire(file), module: own },
    ...{ __filename: file, __dirname: dirname(file) },
  };
  compileFunction(code, Object.keys(given), { filename: file })(...Object.values(given));
  const { render: draw, action } = own.exports;
  if (typeof draw !== 'function') throw new Error(`${file} exports no render.`);
  return { render: draw, ...(action && { action }) };
}

/**
 * @param {number} id
 * @param {RenderJob} job
 */
async function render(id, job) {
  const { after, clear } = deadlines();
  const deadline = after(job.timeoutMs);
  let isComplete = true;
  const onFailedCall = () => void (isComplete = false);
  try {
    const context = { ...job.context, fetch: apiFetch(job, deadline, after, onFailedCall), signal: deadline };
    const { body = null, ...rest } = Object(await draw(job, context));
    if (typeof body === 'string') send({ type: 'rendered', id, result: rest, isComplete }, body);
    else send({ type: 'rendered', id, result: { ...rest, body }, isComplete });
  } catch (error) {
    send(failure(id, error));
  } finally {
    clear();
  }
}

/** Signals like those of AbortSignal.timeout, which keep a page in memory, once rendered, until their time is over. */
function deadlines() {
  /** @type {NodeJS.Timeout[]} */
  const timers = [];
  /** @param {number} milliseconds */
  const after = (milliseconds) => {
    const controller = new AbortController();
    const abort = () => controller.abort(new DOMException(`Not done within ${milliseconds} ms.`, 'TimeoutError'));
    timers.push(setTimeout(abort, milliseconds));
    return controller.signal;
  };
  return { after, clear: () => timers.forEach((timer) => clearTimeout(timer)) };
}

/**
 * @param {RenderJob} job
 * @param {import('@site/federation').RenderContext} context
 */
async function draw({ address, form }, context) {
  if (!bundle) throw new Error('Nothing is loaded.');
  if (form === undefined) return bundle.render(address, context);
  if (!bundle.action) throw new Error('The release takes no forms.');
  return bundle.action(address, new URLSearchParams(form), context);
}

/**
 * @param {RenderJob} job
 * @param {AbortSignal} deadline
 * @param {(milliseconds: number) => AbortSignal} after
 * @param {() => void} onFailedCall
 * @returns {typeof fetch}
 */
function apiFetch({ headers, apiTimeoutMs }, deadline, after, onFailedCall) {
  return async (input, init = {}) => {
    const path = typeof input === 'string' ? input : '';
    if (!/^\/(?:api|media)\//.test(path))
      throw new TypeError('A page may call only the API, by a path that starts with /api/ or /media/.');
    const most = path.startsWith('/media/') ? pictureBytes : Infinity;
    const ends = [deadline, after(apiTimeoutMs)];
    const signal = AbortSignal.any(init.signal ? [...ends, init.signal] : ends);
    const sent = new Headers(init.headers);
    for (const [name, value] of Object.entries(headers)) sent.set(name, value);
    try {
      const response = await insistOnRead(new URL(path, api), { ...init, headers: sent, signal }, most);
      // That something is not there is an answer; that a call is refused (a limit, say) is the release's fault as little.
      if (response.status >= 400 && ![404, 410].includes(response.status)) onFailedCall();
      return response;
    } catch (error) {
      onFailedCall();
      throw error;
    }
  };
}

/**
 * Fetches a whole response. A read whose connection broke is repeated once: it is idempotent (RFC 9110, 9.2.2), and where
 * one copy of the API has just died, another one answers.
 * @param {URL} address
 * @param {RequestInit & { signal: AbortSignal }} init
 * @param {number} mostBytes
 */
async function insistOnRead(address, init, mostBytes) {
  const send = async () => {
    const response = await fetch(address, init);
    if (Number(response.headers.get('content-length')) > mostBytes) {
      await response.body?.cancel();
      return new Response(null, { status: 413 });
    }
    const body = await response.arrayBuffer();
    return new Response(body.byteLength > 0 ? body : null, response);
  };
  const isRead = (init.method ?? 'GET') === 'GET';
  return send().catch((error) => {
    if (!isRead || init.signal.aborted) throw error;
    return send();
  });
}

/**
 * @param {number | null} id
 * @param {unknown} error
 * @returns {HostMessage}
 */
function failure(id, error) {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return { type: 'failed', id, message: String(message), stack: typeof stack === 'string' ? stack : undefined };
}
