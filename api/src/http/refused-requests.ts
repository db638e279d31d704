import { Injectable } from '@nestjs/common';
import { cookieName, networkOf, readCookie } from '@site/http';
import type { NextFunction, Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { hasSignedSession, isSecure, sessionCookie } from '../auth/sessions/session-cookies';
import { deviceCookie } from '../auth/devices/known-devices';
import { ApiConfig } from '../config/api-config';
import { TooManyRequestsError } from '../errors/errors';
import { isRead } from './is-read';
import { RateLimits } from './rate-limits';

/** More addresses than are ever blocked at a time, unless they are forged: then the oldest are released. */
const mostBarred = 10_000;
/** Malformed, too large, of a kind that is not supported. */
const refusals = new Set([400, 413, 415]);

/**
 * Counts the writes of visitors that are refused for what they hold, by address, over all copies of the API. An address
 * with too many is barred: nothing that it sends is read any more, until the minutes are over.
 */
@Injectable()
export class RefusedRequests {
  private readonly barred = new LRUCache<string, true>({ max: mostBarred });

  constructor(
    private readonly limits: RateLimits,
    private readonly config: ApiConfig,
  ) {}

  /**
   * Turns barred addresses away before their bodies are read. Requests with a cookie of a session or of a known device are
   * let through, to be refused for what they hold at most: nobody locks out whoever shares the address. The cookie is not
   * verified here (docs/decisions/015).
   */
  readonly turnAway = (request: Request, _: Response, next: NextFunction): void => {
    if (isRead(request) || this.hasSignedIn(request)) return next();
    const seconds = Math.ceil(this.barred.getRemainingTTL(networkOf(request)) / 1000);
    next(seconds > 0 ? new TooManyRequestsError(seconds) : undefined);
  };

  /** Counts a request that is about to be refused. Returns another error to refuse it with, if there is one. */
  async count(request: Request, statusCode: number): Promise<TooManyRequestsError | null> {
    if (isRead(request) || !refusals.has(statusCode) || this.isSignedIn(request)) return null;
    const { perAddress, minutes } = this.config.refusedLimit;
    const network = networkOf(request);
    try {
      await this.limits.count({ key: `refused:${network}`, attempts: perAddress, minutes });
      return null;
    } catch (error) {
      // Without the database the request is refused for its own error.
      if (!(error instanceof TooManyRequestsError)) return null;
      this.barred.set(network, true, { ttl: error.retryAfterSeconds * 1000 });
      return error;
    }
  }

  /** What a body is refused for comes before its session is read: until then the cookie's signature says it. */
  private isSignedIn(request: Request): boolean {
    return request.session ? Boolean(request.user) : hasSignedSession(request, this.config.session);
  }

  private hasSignedIn(request: Request): boolean {
    const secure = isSecure(request, this.config.session);
    return [sessionCookie, deviceCookie].some((name) => readCookie(request, cookieName(name, secure)));
  }
}
