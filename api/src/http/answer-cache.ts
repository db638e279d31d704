import { Injectable } from '@nestjs/common';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiConfig } from '../config/api-config';
import { type KeptAnswer, keepAnswer } from './kept-answer';

/** When this many bytes are cached, all are dropped: none of them would live long. */
const limitBytes = 32 * 1024 * 1024;
/** Size of a cached response besides its body: headers and address. */
const aroundBody = 2_048;
const kept = new Set([200, 301, 404]);
/** Addresses whose responses are the same for everybody. */
const publicAddress = /^\/api\/posts(?=[/?]|$)/i;
/** Addresses whose writes change them. */
const writtenAddress = /^\/api\/admin\/posts(?=[/?]|$)/i;

/**
 * Holds what public reads answered, ready to be sent as bytes, until something is written or `answerCacheMs` have
 * passed (another process may have written). One call at a time finds out what the others then get too.
 */
@Injectable()
export class AnswerCache {
  private readonly answers = new Map<string, KeptAnswer>();
  private readonly underWay = new Map<string, Promise<void>>();
  private bytes = 0;
  private writes = 0;

  constructor(private readonly config: ApiConfig) {}

  /** Drops everything: later requests see what was written. */
  clear(): void {
    this.writes++;
    this.answers.clear();
    this.underWay.clear();
    this.bytes = 0;
  }

  /** Whether a write changes cached responses. */
  isChangedBy({ url = '' }: Pick<IncomingMessage, 'url'>): boolean {
    return writtenAddress.test(url);
  }

  /** Whether a response to this request may be cached. */
  serves({ method, url = '' }: IncomingMessage): boolean {
    return method === 'GET' && this.config.answerCacheMs > 0 && publicAddress.test(url);
  }

  /**
   * What is held for a request. While somebody finds it out anew, the others get what was held until a moment ago, or
   * else wait. Undefined: the caller is to find out, and what it answers is held then.
   */
  find(request: IncomingMessage, response: ServerResponse): KeptAnswer | undefined | Promise<KeptAnswer | undefined> {
    const { url = '' } = request;
    const underWay = this.underWay.get(url);
    if (!underWay) return this.take(request, response);
    return this.youngerThan(2 * this.config.answerCacheMs, url) ?? underWay.then(() => this.take(request, response));
  }

  private take({ url = '', headers }: IncomingMessage, response: ServerResponse): KeptAnswer | undefined {
    const answer = this.youngerThan(this.config.answerCacheMs, url);
    if (answer) return answer;
    // A response may be a bare 304.
    if (!headers['if-none-match']) this.record(url, response);
    return undefined;
  }

  private youngerThan(ms: number, address: string): KeptAnswer | undefined {
    const answer = this.answers.get(address);
    return answer && performance.now() - answer.keptAt < ms ? answer : undefined;
  }

  private record(address: string, response: ServerResponse): void {
    const writesBefore = this.writes;
    const done = new Promise<void>((resolve) => response.once('close', resolve));
    const ended = done.finally(() => this.underWay.get(address) === ended && this.underWay.delete(address));
    this.underWay.set(address, ended);
    keepAnswer(response, (answer) => {
      // A read that began before a write may show the old content.
      if (writesBefore !== this.writes || !kept.has(answer.status)) return;
      this.forgetOld();
      if (this.bytes + bytesOf(answer) > limitBytes) this.clear();
      this.forget(address);
      this.bytes += bytesOf(answer);
      this.answers.set(address, answer);
    });
  }

  /** Expired entries. The oldest comes first. */
  private forgetOld(): void {
    for (const address of this.answers.keys()) {
      if (this.youngerThan(2 * this.config.answerCacheMs, address)) return;
      this.forget(address);
    }
  }

  private forget(address: string): void {
    const answer = this.answers.get(address);
    if (!answer) return;
    this.bytes -= bytesOf(answer);
    this.answers.delete(address);
  }
}

const bytesOf = ({ body }: KeptAnswer): number => body.length + aroundBody;
