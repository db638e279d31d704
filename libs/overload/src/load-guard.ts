import { hasBody } from '@site/http';
import type { IncomingMessage, ServerResponse } from 'node:http';

export interface LoadLimits {
  /** How many requests may be in progress at a time, at most. */
  inFlight: number;
  /** How late the event loop may be before fewer requests are admitted. */
  lateMs: number;
}

const tickMs = 100;
/** Below this many requests a second lateness has other causes: a busy machine, a long garbage collection. */
const floorPerSecond = 400;
/** This many may wait however slow the responses are. */
const fewInFlight = 50;
/** Nobody should wait longer than this: no more requests are in progress than can be answered in that time. */
const waitSeconds = 2;
/** How fast the room shrinks to that, and grows again, a tick: a rush of a moment is taken on whole. */
const room = { shrink: 0.1, grow: 0.3 };
const smallestShare = 0.05;
const steps = { down: 0.7, up: 0.1 };
/** Methods that are answered without a look at their body: its end would never come. */
const bodyless = new Set(['GET', 'HEAD']);

/**
 * Load shedding (https://sre.google/sre-book/handling-overload/): turns away what a process can't answer in time anyway,
 * so that it goes on to answer the rest. There are two signs: too many requests under way for how fast they are answered
 * (whoever they wait for is overloaded), and a late event loop under many requests (this process is). Of the latter it
 * admits a share that shrinks as long as it is late, and is whole again a second after.
 */
export class LoadGuard {
  private inFlight = 0;
  private arrived = 0;
  private completed = 0;
  private room: number;
  private share = 1;
  private due = performance.now() + tickMs;
  private readonly timer = setInterval(() => this.tick(), tickMs).unref();
  /** Requests that were turned away so far. */
  shed = 0;

  constructor(private readonly limits: LoadLimits) {
    this.room = limits.inFlight;
  }

  /** Whether to answer a new request; if so, `follow` its response. */
  admits(): boolean {
    this.arrived += 1;
    const isAdmitted = this.inFlight < this.room && Math.random() < this.share;
    if (!isAdmitted) this.shed += 1;
    return isAdmitted;
  }

  /** It is being processed: counts until its response has been produced, however slowly that is read. */
  follow(request: IncomingMessage, response: ServerResponse): void {
    // A body that is still being sent takes no processing.
    if (request.complete || !hasBody(request) || bodyless.has(request.method ?? '')) this.countUntilMade(response);
    else request.once('end', () => this.countUntilMade(response));
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private countUntilMade(response: ServerResponse): void {
    if (response.destroyed) return;
    let under = true;
    this.inFlight += 1;
    const done = (completed: 0 | 1) => {
      if (!under) return;
      under = false;
      this.inFlight -= 1;
      this.completed += completed;
    };
    // A caller who leaves was not answered, and says nothing of how fast the others are.
    response.on('prefinish', () => done(1)).on('close', () => done(0));
  }

  private tick(): void {
    const now = performance.now();
    const late = now - this.due;
    const perSecond = (this.arrived * 1000) / (late + tickMs);
    const overloaded = late > this.limits.lateMs && perSecond > floorPerSecond;
    this.share = overloaded ? Math.max(this.share * steps.down, smallestShare) : Math.min(this.share + steps.up, 1);
    this.fitRoom((this.completed * 1000) / (late + tickMs));
    this.arrived = this.completed = 0;
    this.due = now + tickMs;
  }

  private fitRoom(completedPerSecond: number): void {
    const { inFlight: most } = this.limits;
    const few = Math.min(fewInFlight, most);
    const fitting = this.inFlight < few ? most : Math.min(Math.max(completedPerSecond * waitSeconds, few), most);
    this.room += (fitting - this.room) * (fitting < this.room ? room.shrink : room.grow);
  }
}

/** Seconds to wait, randomised: clients that were refused together should not come back together. */
export const retryAfter = (): string => String(1 + Math.floor(Math.random() * 3));
