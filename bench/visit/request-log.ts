import type { CDPSession } from '@playwright/test';

export interface LoggedRequest {
  url: string;
  /** `Document`, `Script`, `Font` and so on, as DevTools name them. */
  type: string;
  /** The file that made the browser request this one; undefined for the document. */
  initiator: string | undefined;
  /** Seconds of DevTools' clock; infinite until it has ended. */
  endedAt: number;
}

interface Initiator {
  url?: string;
  stack?: { callFrames: { url: string }[]; parent?: Initiator['stack'] };
}

/**
 * What a page requests, and what initiated it. A file that it requests again and finds in the browser's cache is
 * counted once.
 */
export class RequestLog {
  readonly requests: LoggedRequest[] = [];
  /** Of this machine's clock, in milliseconds. */
  lastEventAt = Date.now();
  private readonly byId = new Map<string, LoggedRequest>();

  constructor(devtools: CDPSession) {
    devtools.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', initiator }) => {
      if (!request.url.startsWith('http')) return;
      const logged = { url: request.url, type, initiator: this.initiatorOf(initiator), endedAt: Infinity };
      this.requests.push(logged);
      this.byId.set(requestId, logged);
      this.lastEventAt = Date.now();
    });
    devtools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
      this.end(requestId, timestamp);
      // Not even a head came over the wire.
      if (encodedDataLength === 0) this.forget(requestId);
    });
    devtools.on('Network.loadingFailed', ({ requestId, timestamp }) => this.end(requestId, timestamp));
  }

  get underWay(): number {
    return this.requests.filter(({ endedAt }) => endedAt === Infinity).length;
  }

  /** How many requests had to follow one another for the last of those that have ended. */
  get serialRoundTrips(): number {
    return Math.max(0, ...this.requests.filter(({ endedAt }) => endedAt < Infinity).map((one) => this.depthOf(one)));
  }

  private depthOf({ initiator }: LoggedRequest): number {
    const parent = this.requests.find(({ url }) => url === initiator);
    return parent ? this.depthOf(parent) + 1 : 1;
  }

  private initiatorOf({ url, stack }: Initiator): string | undefined {
    const known = (address: string | undefined) => this.requests.some((request) => request.url === address);
    for (let part = stack; part; part = part.parent) {
      const frame = part.callFrames.find((candidate) => known(candidate.url));
      if (frame) return frame.url;
    }
    return known(url) ? url : undefined;
  }

  private forget(requestId: string): void {
    const logged = this.byId.get(requestId);
    if (logged) this.requests.splice(this.requests.indexOf(logged), 1);
    this.byId.delete(requestId);
  }

  private end(requestId: string, timestamp: number): void {
    const logged = this.byId.get(requestId);
    if (logged) logged.endedAt = timestamp;
    this.lastEventAt = Date.now();
  }
}
