import { bucketCookie } from '@site/federation';
import { cookieName, cookieOptions, readCookie } from '@site/http';
import type { Request, Response } from 'express';
import type { IncomingMessage } from 'node:http';
import type { LiveSet } from '../releases/live-set';
import { nameOf } from '../releases/loaded-release';
import { BucketDeck, isInCanary, readBucket, type CanaryBucket } from './canary-bucket';
import type { ReleasePreviews } from './release-previews';
import type { ReleaseSelection } from './release-selection';

const bucketMs = bucketCookie.days * 24 * 60 * 60 * 1000;

/** Decides, before the first byte of a response, which releases it comes from. */
export class ReleaseSelector {
  private readonly deck = new BucketDeck();
  private readonly bucketCookie: string;

  constructor(private readonly options: { previews: ReleasePreviews; secureCookies: boolean }) {
    this.bucketCookie = cookieName(bucketCookie.name, options.secureCookies);
  }

  /** Decides by the visitor's cookies: a preview, else a bucket. */
  async select(request: Request, response: Response, live: LiveSet): Promise<ReleaseSelection> {
    const found = await this.options.previews.of(request);
    if (!found) return selectionWith(live, readBucket(readCookie(request, this.bucketCookie)));
    response.set('X-Robots-Tag', 'noindex');
    return { live, set: live.with(found.loaded), preview: found.preview };
  }

  /** Gives each visitor of a page of an app with a canary a bucket, stored in a cookie. */
  assignBucket(request: Request, response: Response, selection: ReleaseSelection): ReleaseSelection {
    const { live, preview } = selection;
    if (live.canaries.size === 0) return selection;
    const app = live.releaseFor(request.path)?.release.app;
    const isConcerned = app !== undefined && live.canaries.has(app);
    if (preview || !isConcerned || readBucket(readCookie(request, this.bucketCookie)) !== undefined) return selection;
    const dealt = this.deck.deal();
    const options = cookieOptions(this.options.secureCookies);
    response.cookie(this.bucketCookie, String(dealt), { ...options, maxAge: bucketMs });
    return selectionWith(live, dealt);
  }
}

/** False for visitors whose cookies can't select another release than the live one. */
export const bringsRelease = ({ headers }: IncomingMessage): boolean => headers.cookie?.includes('release-') ?? false;

function selectionWith(live: LiveSet, bucket: CanaryBucket | undefined): ReleaseSelection {
  if (bucket === undefined || live.canaries.size === 0) return { live, set: live, bucket };
  const given = [...live.canaries.values()].filter(({ loaded, percent }) =>
    isInCanary(bucket, { name: nameOf(loaded), percent }),
  );
  return { live, bucket, set: given.length > 0 ? live.with(given.map(({ loaded }) => loaded)) : live };
}
