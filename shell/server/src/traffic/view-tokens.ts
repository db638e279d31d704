import { isSameSecret } from '@site/http';
import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { CanaryBucket } from './canary-bucket';

/** One page view: the version that was sent, and the bucket of whoever got it. */
export interface View {
  app: string;
  version: string;
  bucket: CanaryBucket;
}

/**
 * An hour, as long as errors are counted for (see `RollingTally`), and another for a copy whose clock is ahead of that which
 * sent the page.
 */
const validMs = 2 * 60 * 60_000;

/**
 * Proves that an error report belongs to a page view that this site really served. A token travels with the document in
 * its `Server-Timing` header, is bound to the visitor's bucket, and is good for one report of an
 * error, and of each vital.
 */
export class ViewTokens {
  private readonly key: Buffer;
  /** When each token that was redeemed expires, the oldest first. */
  private readonly redeemed = new Map<string, number>();

  /** Copies of the shell that share a secret accept each other's tokens; without one each accepts its own. */
  constructor(secret: string | undefined) {
    this.key = Buffer.from(hkdfSync('sha256', secret ?? randomBytes(32), '', 'views of pages', 32));
  }

  /** Of plain characters only, so that a header can carry it. */
  issue(view: View, now = Date.now()): string {
    const claim = `${Math.floor(now / 1000).toString(36)}.${randomBytes(9).toString('hex')}`;
    return `${claim}.${this.sign(claim, view)}`;
  }

  /** True for a token of just this view, the first time that it is brought for this use. */
  redeem(
    token: string,
    { use = 'error', ...view }: View & { use?: 'error' | 'LCP' | 'INP' },
    now = Date.now(),
  ): boolean {
    const [, claim = '', seconds = '', signature = ''] = tokenPattern.exec(token) ?? [];
    const expiresAt = parseInt(seconds, 36) * 1000 + validMs;
    const used = `${use} ${claim}`;
    if (!(expiresAt > now) || this.redeemed.has(used) || !isSameSecret(signature, this.sign(claim, view))) return false;
    this.forgetExpired(now);
    this.redeemed.set(used, expiresAt);
    return true;
  }

  private sign(claim: string, { app, version, bucket }: View): string {
    return createHmac('sha256', this.key).update(`${claim} ${app} ${version} ${bucket}`).digest('hex').slice(0, 32);
  }

  private forgetExpired(now: number): void {
    for (const [claim, expiresAt] of this.redeemed) {
      if (expiresAt > now && this.redeemed.size < mostRedeemed) return;
      this.redeemed.delete(claim);
    }
  }
}

/** More than errors are taken in an hour, see `ReportLimit`: a bound for memory, beyond which the oldest are forgotten. */
const mostRedeemed = 400_000;

const tokenPattern = /^(([\da-z]{1,8})\.[\da-f]{18})\.([\da-f]{32})$/;
