import { Bulkhead } from '@site/overload';
import type { ChildProcess } from 'node:child_process';
import { send } from './host-channel';
import type { HostOutput } from './host-output';
import type { HostMessage, Rendered, RenderJob } from './messages';
import { readResult } from './read-result';
import { type EndReason, errorOf, type HostedBundle, type HostSettings, startHost } from './start-host';

interface Waiting {
  resolve(rendered: Rendered): void;
  reject(error: Error): void;
}

/** A render was not done in time: the release hangs, or the machine is too busy for a process that has just started. */
export class RenderTimeoutError extends Error {}

/**
 * How many renders may be under way at a time. A process has one thread: more would not be done sooner, and all of them
 * later; fewer would leave it idle while they wait for the API.
 */
const mostRenders = 16;
/** How often a host is asked for a sign of life. */
const heartbeatMs = 2_000;
/** How long a host that nobody keeps waits for another page. */
const idleMs = 30_000;
/** So long after an end, another one is likely. */
const unsoundMs = 10_000;
/** A host that lived that long starts again at once. */
const soundAfterMs = 60_000;
const megabyte = 1024 * 1024;

/**
 * The process that runs a release's server bundle. It starts again when it dies, hangs or takes too much: at once while
 * it is needed, and with growing pauses.
 */
export class RenderHost {
  private child: ChildProcess | undefined;
  private starting: Promise<ChildProcess> | undefined;
  /** While a sign of life is awaited. */
  private awaited: { child: ChildProcess; response: Promise<void> } | undefined;
  private readonly bulkhead = new Bulkhead(mostRenders);
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;
  private needed = false;
  private stopped = false;
  private action = false;
  private idle: NodeJS.Timeout | undefined;
  private restart: NodeJS.Timeout | undefined;
  /** Starts in a row that went wrong, or whose process ended soon. */
  private failures = 0;
  private startedAt = 0;
  private pausedUntil = 0;
  private unsoundUntil = 0;
  /** When it was last asked: resident memory, and processor time since its start. */
  usage = { bytes: 0, cpuMs: 0, atMs: 0 };

  constructor(
    private readonly bundle: HostedBundle,
    private readonly settings: HostSettings,
  ) {}

  /** True when the release takes forms that are posted without JavaScript. Known once it has started. */
  get hasAction(): boolean {
    return this.action;
  }

  /** True for a while after its process ended although it was needed. */
  get isUnsound(): boolean {
    return performance.now() < this.unsoundUntil;
  }

  /** Rejects when the bundle can't be read, throws, or takes too long. */
  async start(): Promise<void> {
    await this.running();
  }

  /**
   * Rejects when the release fails, takes too long, or its process ends meanwhile; with BulkheadFullError when there is too
   * much to render. Of a page's time the second half at least is left for its render.
   */
  render(job: RenderJob): Promise<Rendered> {
    // A form does little but wait for the API, longer than a page may: it must not keep pages from their turn.
    if (job.form !== undefined) return this.renderNow(job);
    const came = performance.now();
    return this.bulkhead.run(() => {
      const left = 1 - (performance.now() - came) / job.timeoutMs;
      const [timeoutMs, apiTimeoutMs] = [Math.round(job.timeoutMs * left), Math.round(job.apiTimeoutMs * left)];
      return this.renderNow({ ...job, timeoutMs, apiTimeoutMs });
    }, job.timeoutMs / 2);
  }

  private async renderNow(job: RenderJob): Promise<Rendered> {
    const child = await this.running();
    clearTimeout(this.idle);
    const id = ++this.lastId;
    let deadline: NodeJS.Timeout | undefined;
    try {
      return await new Promise<Rendered>((resolve, reject) => {
        this.waiting.set(id, { resolve, reject });
        deadline = setTimeout(() => {
          reject(new RenderTimeoutError(`Not done within ${job.timeoutMs} ms.`));
          void this.expectResponse(child);
        }, job.timeoutMs);
        send(child, { type: 'render', id, job });
      });
    } finally {
      clearTimeout(deadline);
      this.waiting.delete(id);
      if (!this.needed) this.endWhenIdle(idleMs);
    }
  }

  /** Asks for the usage now. It stays as it was where the process has ended, or ends meanwhile. */
  async measure(): Promise<typeof this.usage> {
    if (this.child) await this.expectResponse(this.child);
    return this.usage;
  }

  /** From now on the process is there before it is needed. */
  keep(): void {
    this.needed = true;
    clearTimeout(this.idle);
    if (!this.child && !this.starting) this.startLater(0);
  }

  /** Nobody is expected to need it: the process ends with its last page. Another page starts it again for a while. */
  rest(): void {
    this.needed = false;
    clearTimeout(this.restart);
    this.endWhenIdle(0);
  }

  /** Ends the process for good. */
  stop(): void {
    this.stopped = true;
    this.rest();
    this.kill();
  }

  private endWhenIdle(milliseconds: number): void {
    clearTimeout(this.idle);
    if (this.waiting.size === 0) this.idle = setTimeout(() => this.kill(), milliseconds).unref();
  }

  private kill(): void {
    const { child } = this;
    this.child = undefined;
    child?.kill('SIGKILL');
  }

  private running(): Promise<ChildProcess> {
    if (this.stopped) return Promise.reject(new Error(`${this.bundle.name} is no longer served.`));
    if (this.child) return Promise.resolve(this.child);
    const pauseMs = Math.ceil(this.pausedUntil - performance.now());
    if (pauseMs > 0 && !this.starting) {
      return Promise.reject(new Error(`The process of ${this.bundle.name} ended; it starts again in ${pauseMs} ms.`));
    }
    this.starting ??= this.spawn().finally(() => (this.starting = undefined));
    return this.starting;
  }

  private async spawn(): Promise<ChildProcess> {
    const { child, output, hasAction } = await startHost(this.bundle, this.settings).catch((error: Error) => {
      this.pause();
      throw error;
    });
    if (this.stopped) {
      child.kill('SIGKILL');
      throw new Error(`${this.bundle.name} is no longer served.`);
    }
    this.child = child;
    this.action = hasAction;
    this.watch(child, output);
    if (!this.needed) this.endWhenIdle(idleMs);
    return child;
  }

  private watch(child: ChildProcess, output: HostOutput): void {
    this.startedAt = performance.now();
    child.removeAllListeners('exit');
    child.removeAllListeners('message');
    child.on('error', () => undefined);
    child.on('message', (message: HostMessage) => this.hear(message));
    const beat = setInterval(() => {
      if (output.floods()) this.end(child, 'output');
      else void this.expectResponse(child);
    }, heartbeatMs).unref();
    child.once('exit', (code, signal) => {
      clearInterval(beat);
      if (this.child === child) this.ended('died', String(signal ?? code));
    });
  }

  private hear(message: HostMessage): void {
    if (message.type === 'rendered') {
      const { id, result, isComplete } = message;
      try {
        this.waiting.get(id)?.resolve({ result: readResult(result), isComplete });
      } catch (error) {
        this.waiting.get(id)?.reject(error as Error);
      }
    }
    if (message.type === 'failed' && message.id !== null) this.waiting.get(message.id)?.reject(errorOf(message));
  }

  /**
   * Asks for its memory; ends the host when it takes too much, or sends nothing at all for too long. Any page is a sign of
   * life: a host that has much to do gets to the question late.
   */
  private expectResponse(child: ChildProcess): Promise<void> {
    if (this.child !== child) return Promise.resolve();
    if (this.awaited?.child === child) return this.awaited.response;
    const response = new Promise<void>((resolve) => {
      let silence: NodeJS.Immediate | undefined;
      const hear = (message: HostMessage) => {
        clearImmediate(silence);
        timer.refresh();
        if (message.type !== 'pong') return;
        this.usage = { bytes: message.bytes, cpuMs: message.cpuMs, atMs: performance.now() };
        settle();
        if (message.bytes > this.settings.memoryMb * megabyte) this.end(child, 'memory');
      };
      const endHung = () => {
        settle();
        this.end(child, 'hung');
      };
      // When this process was late itself, what the host has sent meanwhile is read first.
      const listenOnce = () => (silence = setImmediate(endHung));
      const timer = setTimeout(listenOnce, Math.max(this.settings.responseMs, heartbeatMs));
      const settle = () => {
        this.awaited = undefined;
        clearTimeout(timer);
        clearImmediate(silence);
        child.off('message', hear);
        child.off('exit', settle);
        resolve();
      };
      child.on('message', hear);
      child.once('exit', settle);
      send(child, { type: 'ping' });
    });
    this.awaited = { child, response };
    return response;
  }

  private end(child: ChildProcess, reason: EndReason): void {
    if (this.child !== child) return;
    child.kill('SIGKILL');
    this.ended(reason);
  }

  private ended(reason: EndReason, code?: string): void {
    this.child = undefined;
    this.unsoundUntil = performance.now() + unsoundMs;
    const { name, onEnd } = this.bundle;
    const error = new Error(`The process of ${name} ended (${reason}).`);
    for (const { reject } of this.waiting.values()) reject(error);
    this.settings.log.error({ release: name, reason, code, bytes: this.usage.bytes }, 'the process of a release ended');
    if (performance.now() - this.startedAt > soundAfterMs) this.failures = 0;
    const pauseMs = this.pause();
    if (!this.needed) return;
    this.startLater(pauseMs);
    onEnd(reason);
  }

  private pause(): number {
    const pauseMs = restartPause(this.failures++);
    this.pausedUntil = performance.now() + pauseMs;
    return pauseMs;
  }

  private startLater(milliseconds: number): void {
    clearTimeout(this.restart);
    this.restart = setTimeout(() => {
      this.pausedUntil = 0;
      this.start().catch((error: Error) => {
        this.settings.log.error(
          { release: this.bundle.name, err: error },
          'the process of a release could not be started',
        );
        if (this.needed && !this.stopped) this.startLater(Math.max(this.pausedUntil - performance.now(), 0));
      });
    }, milliseconds).unref();
  }
}

const restartMs = { first: 250, longest: 30_000 };

/** How many milliseconds to wait before a process that ended too early, again, is started: at once, then ever longer. */
const restartPause = (failures: number): number =>
  failures === 0 ? 0 : Math.min(restartMs.first * 2 ** (failures - 1), restartMs.longest);
