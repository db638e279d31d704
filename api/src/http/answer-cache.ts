import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { ApiConfig } from '../config/api-config';
import { type KeptAnswer, keepAnswer, sendKept } from './kept-answer';

/** When this many bytes are held, all are let go: none of them has long to live. */
const limitBytes = 32 * 1024 * 1024;
const kept = new Set([200, 301, 404]);

/**
 * Holds what public reads answered, ready to be sent as bytes, until something is written or `answerCacheMs` have passed
 * (another process may have written). One call at a time finds out what the others then get too.
 */
@Injectable()
export class AnswerCache {
  private readonly answers = new Map<string, KeptAnswer>();
  private readonly underWay = new Map<string, Promise<void>>();
  private bytes = 0;
  private writes = 0;

  constructor(private readonly config: ApiConfig) {}

  /** Lets go of everything: what is asked from now on sees what was written. */
  clear(): void {
    this.writes++;
    this.answers.clear();
    this.underWay.clear();
    this.bytes = 0;
  }

  /** Express middleware for addresses whose answers are the same for everybody. */
  readonly handle = async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    if (request.method !== 'GET' || this.config.answerCacheMs === 0) return next();
    const address = request.originalUrl;
    await this.underWay.get(address);
    const answer = this.answers.get(address);
    if (answer && performance.now() - answer.keptAt < this.config.answerCacheMs) {
      return sendKept(answer, request, response);
    }
    // Its answer may be a bare 304.
    if (!request.headers['if-none-match']) this.record(address, response);
    next();
  };

  private record(address: string, response: Response): void {
    const writesBefore = this.writes;
    const done = new Promise<void>((resolve) => response.once('close', resolve));
    const ended = done.finally(() => this.underWay.get(address) === ended && this.underWay.delete(address));
    this.underWay.set(address, ended);
    keepAnswer(response, (answer) => {
      // What was read before a write may show what was there before it.
      if (writesBefore !== this.writes || !kept.has(answer.status)) return;
      if (this.bytes + answer.body.length > limitBytes) this.clear();
      this.bytes += answer.body.length;
      this.answers.set(address, answer);
    });
  }
}
